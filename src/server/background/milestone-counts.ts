import { utcDayOf } from '../../contract/day.ts'
import type { Milestone } from '../../domain/assessment/milestone.ts'
import { OutcomeUnknownError } from '../../store/errors.ts'
import type { Store } from '../../store/store.ts'
import { traceOf } from '../log.ts'
import type { Log } from '../log.ts'

export type MilestoneCounts = ReturnType<typeof startMilestoneCounts>

const FLUSH_EVERY_MS = 60_000

/** How many visits reached each milestone, by UTC day: just one number each. */
export function startMilestoneCounts(
  store: Pick<Store, 'addMilestones'>,
  log: Log,
  now: () => Date = () => new Date(),
) {
  let counts = new Map<string, { day: string; milestone: Milestone; count: number }>()
  let flushing = Promise.resolve()
  const timer = setInterval(() => void flush(), FLUSH_EVERY_MS)
  timer.unref()

  function addMany(day: string, milestone: Milestone, count: number): void {
    const key = `${day} ${milestone}`
    const known = counts.get(key)
    counts.set(key, { day, milestone, count: count + (known?.count ?? 0) })
  }

  async function flushAll(): Promise<void> {
    const flushed = [...counts.values()]
    if (flushed.length === 0) return
    counts = new Map()
    try {
      await store.addMilestones(flushed)
    } catch (error) {
      log.warn({ error: traceOf(error) }, 'milestones not kept')
      // Better to lose a minute of counts than to count visits twice.
      if (error instanceof OutcomeUnknownError) return
      for (const { day, milestone, count } of flushed) addMany(day, milestone, count)
    }
  }

  function flush(): Promise<void> {
    flushing = flushing.then(flushAll)
    return flushing
  }

  return {
    add: (milestone: Milestone) => addMany(utcDayOf(now()), milestone, 1),
    /** Saves the counts. If the store rejects them, they wait for the next time. */
    flush,
    stop() {
      clearInterval(timer)
      return flush()
    },
  }
}
