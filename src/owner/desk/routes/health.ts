import { statfsSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { DESK_PATHS } from '../../../contract/desk.ts'
import type { Health } from '../../../contract/desk.ts'
import { MODEL_VERSION } from '../../../domain/assessment/model.ts'
import { readNewestBackup } from '../../../store/open/database-files.ts'
import type { DeskStore } from '../../../store/desk/desk-store.ts'

/** What the desk is told about the machine it runs on. */
export type Surroundings = {
  productVersion: string
  backupFolder: string | undefined
  retentionDays: number | undefined
}

export function healthRoutes(
  app: FastifyInstance,
  desk: DeskStore,
  { productVersion, backupFolder, retentionDays }: Surroundings,
): void {
  app.get(DESK_PATHS.health, async () => {
    const { engine, version, bytes, folder, kept } = await desk.describe()
    return {
      ...{ engine, bytes, kept, disk: folder === undefined ? null : diskOf(folder) },
      backup: {
        folder: backupFolder ?? null,
        last: (backupFolder && readNewestBackup(backupFolder)) || null,
      },
      retentionDays: retentionDays ?? null,
      versions: {
        ...{ product: productVersion, model: MODEL_VERSION },
        ...{ node: process.versions.node, database: version },
      },
    } satisfies Health
  })
}

function diskOf(folder: string): Health['disk'] {
  const { bavail, blocks, bsize } = statfsSync(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}
