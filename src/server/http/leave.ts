import type { Server } from 'node:http'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/**
 * Long enough for a client that keeps a connection busy to read on it that it will be closed:
 * a connection that is closed while a request comes in is a request without a reply.
 */
const SHORTEST_LEAVE_MS = 250
/** Where new connections never stop coming, they are not waited for. */
const ACCEPT_WITHIN_MS = 500

/**
 * A server that stops goes on for `leaveMs` and takes everything, but each reply closes its connection,
 * and a load balancer can ask and go elsewhere. Only then it takes no new connection.
 */
export function leaveBeforeClosing(app: FastifyInstance, leaveMs: number): () => boolean {
  let isLeaving = false
  app.addHook('preClose', async () => {
    isLeaving = true
    if (!app.server.listening) return
    await sleep(Math.max(leaveMs, SHORTEST_LEAVE_MS))
    await acceptWaiting(app.server)
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isLeaving) reply.header('connection', 'close')
    done(null, payload)
  })
  return () => isLeaving
}

/**
 * What came while the process was held up waits in the kernel, and would be reset. One connection is
 * accepted in each turn, and read in the next.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let hasAccepted = true
  server.on('connection', () => (hasAccepted = true))
  const until = performance.now() + ACCEPT_WITHIN_MS
  while (hasAccepted && performance.now() < until) {
    hasAccepted = false
    await nextTurn()
  }
}
