import { longDate } from '../../../content/dates.ts'

/** In words. A server does not know the day on which its page is read. */
export function dayFromNow(days: number): string {
  const day = new Date()
  day.setDate(day.getDate() + days)
  return longDate(day)
}
