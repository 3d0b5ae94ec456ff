import type { FastifyInstance } from 'fastify'
import type { Store } from '../store/store.ts'
import type { Background } from './background/background.ts'
import { traceOf } from './log.ts'
import type { Log } from './log.ts'

export type Stop = ReturnType<typeof createStop>

type Running = {
  app: FastifyInstance
  store: Store
  background: Background
  log: Log
  drainMs: number
}

/** After a failure nothing more is saved: a stop only waits for replies under way. */
const DRAIN_AFTER_FAILURE_MS = 500
const CLOSE_WITHIN_MS = 400
/** Ctrl-C under npm arrives twice: from the terminal, and passed on by npm. */
const SAME_SIGNAL_MS = 1000

/**
 * Ends the process: accepted requests get their reply and are saved, connections still open after `drainMs`
 * are cut, and the store closes. After a failure, or when asked again after a second, it ends at once.
 */
export function createStop({ app, store, background, log, drainMs }: Running) {
  let stoppingAt: number | undefined
  return async (exitCode: number): Promise<void> => {
    if (stoppingAt !== undefined) {
      if (exitCode === 0 && performance.now() - stoppingAt < SAME_SIGNAL_MS) return
      process.exit(1)
    }
    stoppingAt = performance.now()
    const cutAfterMs = exitCode === 0 ? drainMs : DRAIN_AFTER_FAILURE_MS
    setTimeout(() => app.server.closeAllConnections(), cutAfterMs)
    setTimeout(() => process.exit(1), cutAfterMs + CLOSE_WITHIN_MS)
    try {
      await Promise.all([app.close(), background.stop()])
      await store.close()
      process.exit(exitCode)
    } catch (error) {
      log.error({ error: traceOf(error) }, 'could not stop cleanly')
      process.exit(1)
    }
  }
}
