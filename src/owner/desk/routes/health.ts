import { statfsSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { DESK_PATHS } from '../../../contract/desk.ts'
import type { Health } from '../../../contract/desk.ts'
import { readNewestBackup } from '../../../store/open/database-files.ts'
import type { OwnerStore } from '../../../store/owner-store.ts'
import { MODEL } from '../../../generated/model.ts'

/** What the desk knows about its machine. */
export type Surroundings = {
  productVersion: string
  backupFolder: string | undefined
  retentionDays: number | undefined
}

export function addHealth(
  app: FastifyInstance,
  store: OwnerStore,
  { productVersion, backupFolder, retentionDays }: Surroundings,
): void {
  app.get(DESK_PATHS.health, async () => {
    const [facts, actions] = await Promise.all([store.describe(), store.readActions()])
    const { engine, bytes, folder, counts, oldest, version } = facts
    return {
      engine,
      bytes,
      disk: folder === undefined ? null : diskOf(folder),
      backup: {
        folder: backupFolder ?? null,
        last: (backupFolder && readNewestBackup(backupFolder)) || null,
      },
      kept: { ...counts, oldest: oldest?.toISOString() ?? null },
      retentionDays: retentionDays ?? null,
      versions: {
        product: productVersion,
        model: MODEL.version,
        node: process.versions.node,
        database: version,
      },
      actions,
    } satisfies Health
  })
}

function diskOf(folder: string): Health['disk'] {
  const { bavail, blocks, bsize } = statfsSync(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}
