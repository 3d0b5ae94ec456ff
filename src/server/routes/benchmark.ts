import type { FastifyInstance } from 'fastify'
import { BENCHMARK_PATH } from '../../contract/api.ts'
import type { Store } from '../../store/store.ts'
import { atMostEvery } from '../limits/at-most-every.ts'
import { traceOf } from '../log.ts'
import type { Log } from '../log.ts'
import { MODEL } from '../../generated/model.ts'

/** How long a withdrawn edition may still be served. */
const READ_AGAIN_AFTER_MS = 3000

/**
 * The published benchmark for the current questions, or 204 if there is none. The store is read at most once
 * in three seconds.
 */
export function addBenchmark(
  app: FastifyInstance,
  store: Pick<Store, 'readBenchmark'>,
  log: Log,
  now: () => number,
): void {
  const warn = (error: unknown) => log.warn({ error: traceOf(error) }, 'benchmark not read')
  const read = atMostEvery(READ_AGAIN_AFTER_MS, () => store.readBenchmark().catch(warn), now)
  app.get(BENCHMARK_PATH, async (_request, reply) => {
    const edition = await read()
    return edition?.version === MODEL.version ? edition : reply.code(204).send()
  })
}
