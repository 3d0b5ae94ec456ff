import { DAY_MS } from '../domain/day.ts'

/** First and last day, both included, in UTC: '2026-11-20'. */
export type Period = { from: string; to: string }

export const PERIOD_LENGTHS = [7, 30, 90] as const
const FIRST_LENGTH = 30

/** The last `count` days, today included. */
export function lastDays(count: number, now: Date): Period {
  return { from: dayOf(now.getTime() - (count - 1) * DAY_MS), to: dayOf(now.getTime()) }
}

export function isLast(count: number, { from, to }: Period, now: Date): boolean {
  const last = lastDays(count, now)
  return last.from === from && last.to === to
}

/** The one of the same length that ends before it begins. */
export function periodBefore({ from, to }: Period): Period {
  const [first, last] = [Date.parse(from), Date.parse(to)]
  return { from: dayOf(2 * first - last - DAY_MS), to: dayOf(first - DAY_MS) }
}

/** `search`: the query of an address. */
export function readPeriod(search: string, now: Date): Period {
  const query = new URLSearchParams(search)
  const usual = lastDays(FIRST_LENGTH, now)
  return { from: query.get('from') ?? usual.from, to: query.get('to') ?? usual.to }
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
