import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { Store } from '../../store/store.ts'
import { sendProblem } from '../http/problem.ts'

const READY_FOR_MS = 2000

/**
 * `/livez`: the process takes requests. `/readyz`: and the store took a real write a moment ago. A server
 * that is about to stop is neither.
 */
export function healthRoutes(
  store: Pick<Store, 'checkWritable'>,
  now: () => number,
  isLeaving: () => boolean,
): FastifyPluginAsync {
  const isReady = createReadiness(() => store.checkWritable(), now)
  return async (app) => {
    app.route({
      method: ['GET', 'HEAD'],
      url: '/livez',
      handler: async (_request, reply) =>
        isLeaving() ? sendUnavailable(reply) : { status: 'live' },
    })
    app.route({
      method: ['GET', 'HEAD'],
      url: '/readyz',
      handler: async (_request, reply) =>
        isLeaving() || !(await isReady()) ? sendUnavailable(reply) : { status: 'ready' },
    })
  }
}

function sendUnavailable(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, 'unavailable', { headers: { 'retry-after': '2' } })
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
