import { isWorkingDay } from '../../domain/report/working-day.ts'
import { DAY_MS } from '../../domain/day.ts'
import { WORKING_DAYS } from '../../generated/working-days.ts'

/**
 * When a step of so many days is due: on the last working day within them, otherwise on the first one after them.
 * Both days as '2026-11-20'.
 */
export function dueDayOf(today: string, days: number): string {
  for (let count = days; count > 0; count -= 1) {
    if (isWorking(dayAfter(today, count))) return dayAfter(today, count)
  }
  let count = days + 1
  while (!isWorking(dayAfter(today, count))) count += 1
  return dayAfter(today, count)
}

export function dayAfter(today: string, count: number): string {
  return new Date(Date.parse(today) + count * DAY_MS).toISOString().slice(0, 10)
}

function isWorking(day: string): boolean {
  return isWorkingDay(WORKING_DAYS, new Date(day).getUTCDay(), day.slice(5))
}
