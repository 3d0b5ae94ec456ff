import type { VisitStep } from '../domain/assessment/visit-step.ts'
import type { Store } from '../store/store.ts'
import { traceOf } from './log.ts'
import type { Log } from './log.ts'

export type StepCounts = {
  add(step: VisitStep): void
  /** Hands what was counted to the store; what it does not take waits for the next time. */
  flush(): Promise<void>
  stop(): Promise<void>
}

const FLUSH_EVERY_MS = 60_000

/** How many visits reached each step, by day in UTC: one number each, and nothing about who. */
export function startStepCounts(
  store: Pick<Store, 'addSteps'>,
  log: Log,
  now: () => Date = () => new Date(),
): StepCounts {
  let counts = new Map<string, { day: string; step: VisitStep; count: number }>()
  let flushing = Promise.resolve()
  const timer = setInterval(() => void flush(), FLUSH_EVERY_MS)
  timer.unref()

  function addMany(day: string, step: VisitStep, count: number): void {
    const key = `${day} ${step}`
    const known = counts.get(key)
    counts.set(key, { day, step, count: count + (known?.count ?? 0) })
  }

  async function flushAll(): Promise<void> {
    const flushed = [...counts.values()]
    counts = new Map()
    for (const entry of flushed) {
      try {
        await store.addSteps([entry])
      } catch (error) {
        addMany(entry.day, entry.step, entry.count)
        log.warn({ error: traceOf(error) }, 'step counts not kept')
      }
    }
  }

  function flush(): Promise<void> {
    flushing = flushing.then(flushAll)
    return flushing
  }

  return {
    add: (step) => addMany(now().toISOString().slice(0, 10), step, 1),
    flush,
    stop() {
      clearInterval(timer)
      return flush()
    },
  }
}
