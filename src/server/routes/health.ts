import type { FastifyPluginAsync } from 'fastify'
import type { Store } from '../../store/store.ts'
import { sendProblem } from '../http/problem.ts'

const READY_FOR_MS = 2000

/** `/livez`: the process replies. `/readyz`: the store took a real write a moment ago. */
export function healthRoutes(
  store: Pick<Store, 'checkWritable'>,
  now: () => number,
): FastifyPluginAsync {
  const isReady = createReadiness(() => store.checkWritable(), now)
  return async (app) => {
    app.route({
      method: ['GET', 'HEAD'],
      url: '/livez',
      handler: async () => ({ status: 'live' }),
    })
    app.route({
      method: ['GET', 'HEAD'],
      url: '/readyz',
      handler: async (_request, reply) =>
        (await isReady())
          ? { status: 'ready' }
          : sendProblem(reply, 'unavailable', { headers: { 'retry-after': '2' } }),
    })
  }
}

/** However often it is asked, `check` runs at most once in two seconds. `now` in milliseconds. */
function createReadiness(check: () => Promise<void>, now: () => number): () => Promise<boolean> {
  let checkedAt = Number.NEGATIVE_INFINITY
  let ready = Promise.resolve(false)
  return () => {
    if (now() - checkedAt >= READY_FOR_MS) {
      checkedAt = now()
      ready = check().then(
        () => true,
        () => false,
      )
    }
    return ready
  }
}
