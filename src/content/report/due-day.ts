import { DAY_MS } from '../../domain/day.ts'
import { dueAfter } from '../../domain/report/due-day.ts'

/** When a step of so many days is due. Both days as '2026-11-20'. */
export function dueDayOf(today: string, days: number): string {
  const dayAfter = (count: number) => new Date(Date.parse(today) + count * DAY_MS)
  const count = dueAfter(days, (after) => {
    const day = dayAfter(after)
    return { month: day.getUTCMonth() + 1, date: day.getUTCDate(), weekday: day.getUTCDay() }
  })
  return dayAfter(count).toISOString().slice(0, 10)
}
