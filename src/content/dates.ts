import { DAY_MS } from '../domain/day.ts'

// The first date that a browser words by itself costs it 20 ms, on a phone four times as much.
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
]

/** 'November 22, 2026', by the reader's own clock. */
export function longDate(day: Date): string {
  return `${MONTHS[day.getMonth()]} ${day.getDate()}, ${day.getFullYear()}`
}

/** The day that comes `count` days after a day such as '2026-11-20'. */
export function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** '2026-11' is in November. */
export function monthName(month: string): string {
  return MONTHS[Number(month.slice(5)) - 1] ?? month
}
