import { longDate } from '../../../content/dates.ts'

/** In words, by the reader's calendar. */
export function dayFromNow(days: number): string {
  const day = new Date()
  day.setDate(day.getDate() + days)
  return longDate(day)
}

/** By the same calendar: '2026-11-20'. */
export function today(): string {
  const day = new Date()
  const [month, date] = [day.getMonth() + 1, day.getDate()].map((part) =>
    `${part}`.padStart(2, '0'),
  )
  return `${day.getFullYear()}-${month}-${date}`
}
