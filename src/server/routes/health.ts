import type { FastifyInstance } from 'fastify'
import type { Store } from '../../store/store.ts'
import { sendProblem } from '../http/problem.ts'
import { atMostEvery } from '../limits/at-most-every.ts'

const READY_FOR_MS = 2000

/** `/livez`: the process accepts requests. `/readyz`: and a real write to the store succeeded a moment ago. */
export function addHealth(
  app: FastifyInstance,
  store: Pick<Store, 'checkWritable'>,
  now: () => number,
): void {
  const isReady = atMostEvery(READY_FOR_MS, () => isWritable(store), now)
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

function isWritable(store: Pick<Store, 'checkWritable'>): Promise<boolean> {
  return store.checkWritable().then(
    () => true,
    () => false,
  )
}
