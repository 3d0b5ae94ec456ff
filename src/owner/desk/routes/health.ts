import { statfsSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { DESK_PATHS } from '../../../contract/desk.ts'
import type { Health, News, Safety } from '../../../contract/desk.ts'
import { MODEL_VERSION } from '../../../domain/assessment/model.ts'
import { readNewestBackup } from '../../../store/open/database-files.ts'
import type { DeskStore } from '../../../store/desk/desk-store.ts'
import type { DatabaseFacts } from '../../../store/owner/engine.ts'
import { refuse } from '../problems.ts'
import { isId, stringOrEmpty } from './queries.ts'

/** What the desk is told about the machine it runs on. */
export type Surroundings = {
  productVersion: string
  backupFolder: string | undefined
  retentionDays: number | undefined
}

export function deskHealthRoutes(
  app: FastifyInstance,
  desk: DeskStore,
  surroundings: Surroundings,
): void {
  const { productVersion, retentionDays } = surroundings

  app.get(DESK_PATHS.health, async () => {
    const { version, bytes, kept, ...facts } = await desk.describe()
    return {
      ...safetyOf(facts, surroundings),
      bytes,
      kept,
      retentionDays: retentionDays ?? null,
      versions: {
        product: productVersion,
        model: MODEL_VERSION,
        node: process.versions.node,
        database: version,
      },
    } satisfies Health
  })

  app.get<{ Querystring: { after?: unknown } }>(
    DESK_PATHS.news,
    async ({ query: { after } }, reply) => {
      const id = Number(stringOrEmpty(after))
      if (id !== 0 && !isId(id)) {
        return refuse(reply, 'not-understood', 'The desk does not understand after')
      }
      const { facts, ...news } = await desk.readNews(id)
      return { ...news, safety: safetyOf(facts, surroundings) } satisfies News
    },
  )
}

function safetyOf(
  { engine, folder }: Pick<DatabaseFacts, 'engine' | 'folder'>,
  { backupFolder }: Surroundings,
): Safety {
  return {
    engine,
    disk: folder === undefined ? null : diskOf(folder),
    backup: {
      folder: backupFolder ?? null,
      last: (backupFolder && readNewestBackup(backupFolder)) || null,
    },
  }
}

function diskOf(folder: string): Safety['disk'] {
  const { bavail, blocks, bsize } = statfsSync(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}
