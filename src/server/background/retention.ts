import { setTimeout as sleep } from 'node:timers/promises'
import { DAY_MS } from '../../domain/day.ts'
import { isNothing } from '../../store/erase.ts'
import { purgeInSteps } from '../../store/purge.ts'
import type { Store } from '../../store/store.ts'
import { traceOf } from '../log.ts'
import type { Log } from '../log.ts'

const HOUR_MS = 3_600_000
const EVERY_HOURS = 24
/** A pause between steps, so that a request never waits behind more than one. */
const PAUSE_MS = 50

/** Payloads are personal, so events that no channel accepted for this long are given up. */
const PAYLOAD_DAYS = 30
/** Of answers that were never in a team, whose marks anybody can make. */
const MARK_DAYS = 30
/** Nobody can say whose a team's answers are, so they are not kept for good. */
const IDLE_TEAM_DAYS = 365

const DOUBT =
  'the clock is a year past the newest row: nothing old is deleted until the server has run for seven days'

/**
 * At the start and each day, deletes the payloads of old events, and rows older than `days`; if that is not set, the
 * answers of teams that had no new ones for a year. Nothing while the clock may be ahead. Logs only counts.
 */
export function startRetention(
  store: Pick<
    Store,
    | 'dropOldPayloads'
    | 'dropTeamMarks'
    | 'purgeIdleTeams'
    | 'purgeSome'
    | 'sendWaitingSoon'
    | 'trustClock'
  >,
  days: number | undefined,
  log: Log,
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  let hoursLeft = 0
  let hasWarned = false

  async function purge(before: Date): Promise<void> {
    const purgeStep = days === undefined ? store.purgeIdleTeams : store.purgeSome
    const deleted = await purgeInSteps(
      () => purgeStep(before),
      async () => {
        await sleep(PAUSE_MS)
        return !stopping.signal.aborted
      },
    )
    if (!isNothing(deleted)) log.info(deleted, 'old rows deleted')
  }

  async function mayDelete(now: Date, hours: number): Promise<boolean> {
    const isTrusted = await store.trustClock(now, hours)
    if (!isTrusted && !hasWarned) log.warn({}, DOUBT)
    hasWarned = !isTrusted
    return isTrusted
  }

  /** `hours`: how many have passed since the last time. */
  async function run(hours: number): Promise<void> {
    const now = new Date()
    const daysAgo = (count: number) => new Date(now.getTime() - count * DAY_MS)
    hoursLeft -= hours
    try {
      await store.sendWaitingSoon(now)
      if (!(await mayDelete(now, hours)) || hoursLeft > 0) return
      hoursLeft = EVERY_HOURS
      const dropped = await store.dropOldPayloads(daysAgo(PAYLOAD_DAYS))
      if (dropped > 0) log.info({ dropped }, 'old events given up')
      await store.dropTeamMarks(daysAgo(MARK_DAYS))
      await purge(daysAgo(days ?? IDLE_TEAM_DAYS))
    } catch (error) {
      log.error({ error: traceOf(error) }, 'old rows could not be deleted')
    }
  }

  let running = run(0)
  const timer = setInterval(() => (running = running.then(() => run(1))), HOUR_MS)
  timer.unref()
  return {
    stop() {
      stopping.abort()
      clearInterval(timer)
      return running
    },
  }
}
