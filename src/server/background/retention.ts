import { setTimeout as sleep } from 'node:timers/promises'
import { DAY_MS } from '../../domain/day.ts'
import type { Store } from '../../store/store.ts'
import { traceOf } from '../log.ts'
import type { Log } from '../log.ts'

const EVERY_MS = 24 * 3_600_000
/** A pause between steps, so that a request never waits behind more than one. */
const PAUSE_MS = 50

/** Payloads are personal, so events that no channel accepted for this long are given up. */
const PAYLOAD_DAYS = 30

/**
 * At the start and each day, deletes the payloads of old events, and rows older than `days` if that is set.
 * Logs only counts.
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
      const deleted = await store.purgeSome(before)
      if (deleted.leads + deleted.responses === 0) break
      leads += deleted.leads
      responses += deleted.responses
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
