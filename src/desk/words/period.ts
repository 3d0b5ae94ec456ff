import { DAY_MS } from '../../domain/day.ts'

/** First and last day, both included, in UTC: '2026-11-20'. */
export type Period = { from: string; to: string }

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10)
}

/** The last `count` days up to and with today. */
export function lastDays(count: number, now: Date): Period {
  return { from: dayOf(new Date(now.getTime() - (count - 1) * DAY_MS)), to: dayOf(now) }
}

function lengthOf({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
}

/** As many days, just before it. */
export function daysBefore(period: Period): Period {
  const last = Date.parse(period.from) - DAY_MS
  return lastDays(lengthOf(period), new Date(last))
}

/** Both days are there, and the first is not after the last. */
export function isPeriod({ from, to }: Period): boolean {
  return from !== '' && to !== '' && from <= to
}
