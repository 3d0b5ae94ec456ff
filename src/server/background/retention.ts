import { setTimeout as sleep } from 'node:timers/promises'
import { DAY_MS } from '../../domain/day.ts'
import type { Store } from '../../store/store.ts'
import { traceOf } from '../log.ts'
import type { Log } from '../log.ts'

const EVERY_MS = 24 * 3_600_000
/** Between two steps, so that requests never wait behind more than one. */
const PAUSE_MS = 50

/** What no channel took for so long is given up: its payload is personal, and its channel may be gone. */
const PAYLOAD_DAYS = 30

/**
 * At the start and each day, deletes the payloads of events that nobody took, and rows older than `days` if
 * that is set. Logs counts only.
 */
export function startRetention(
  store: Pick<Store, 'dropOldPayloads' | 'purgeSome'>,
  days: number | undefined,
  log: Log,
): { stop(): Promise<void> } {
  const stopping = new AbortController()

  async function dropPayloads(now: Date): Promise<void> {
    const dropped = await store.dropOldPayloads(new Date(now.getTime() - PAYLOAD_DAYS * DAY_MS))
    if (dropped > 0) log.info({ dropped }, 'old events given up')
  }

  async function purge(now: Date): Promise<void> {
    if (days === undefined) return
    const before = new Date(now.getTime() - days * DAY_MS)
    let [leads, responses] = [0, 0]
    while (!stopping.signal.aborted) {
      const gone = await store.purgeSome(before)
      if (gone.leads + gone.responses === 0) break
      leads += gone.leads
      responses += gone.responses
      await sleep(PAUSE_MS)
    }
    if (leads + responses > 0) log.info({ leads, responses }, 'old rows deleted')
  }

  async function run(): Promise<void> {
    const now = new Date()
    try {
      await dropPayloads(now)
      await purge(now)
    } catch (error) {
      log.error({ error: traceOf(error) }, 'old rows could not be deleted')
    }
  }

  let running = run()
  const timer = setInterval(() => (running = running.then(run)), EVERY_MS)
  timer.unref()
  return {
    stop() {
      stopping.abort()
      clearInterval(timer)
      return running
    },
  }
}
