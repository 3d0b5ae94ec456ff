import type { FastifyInstance } from 'fastify'
import { EDITION_PATH } from '../../contract/api.ts'
import type { Store } from '../../store/store.ts'
import { atMostEvery } from '../limits/at-most-every.ts'
import { traceOf } from '../log.ts'
import type { Log } from '../log.ts'
import { MODEL } from '../../generated/model.ts'

/** How long a withdrawn edition may still be served. */
const READ_AGAIN_AFTER_MS = 3000

/**
 * The published edition for the current questions, or 204 if there is none. The store is read at most once
 * in three seconds.
 */
export function addEdition(
  app: FastifyInstance,
  store: Pick<Store, 'readEdition'>,
  log: Log,
  now: () => number,
): void {
  const warn = (error: unknown) => log.warn({ error: traceOf(error) }, 'benchmark not read')
  const read = atMostEvery(READ_AGAIN_AFTER_MS, () => store.readEdition().catch(warn), now)
  app.route({
    method: ['GET', 'HEAD'],
    url: EDITION_PATH,
    handler: async (_request, reply) => {
      const edition = await read()
      return edition?.version === MODEL.version ? edition : reply.code(204).send()
    },
  })
}
