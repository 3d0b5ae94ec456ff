import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { Store } from '../../store/store.ts'
import { sendProblem } from '../http/problem.ts'
import { atMostEvery } from '../limits/at-most-every.ts'

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
  const isReady = atMostEvery(READY_FOR_MS, () => isWritable(store), now)
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

function isWritable(store: Pick<Store, 'checkWritable'>): Promise<boolean> {
  return store.checkWritable().then(
    () => true,
    () => false,
  )
}
