import { DAY_MS } from '../../domain/day.ts'

const [SUNDAY, SATURDAY] = [0, 6]

/**
 * When a step of so many days is due: on the last working day within them, otherwise on the first one after them.
 * Both days as '2026-11-20'.
 */
export function dueDayOf(today: string, days: number): string {
  for (let count = days; count > 0; count -= 1) {
    if (isWorkingDay(dayAfter(today, count))) return dayAfter(today, count)
  }
  let count = days + 1
  while (!isWorkingDay(dayAfter(today, count))) count += 1
  return dayAfter(today, count)
}

function dayAfter(today: string, count: number): string {
  return new Date(Date.parse(today) + count * DAY_MS).toISOString().slice(0, 10)
}

/** No weekend, and not from December 23 to January 2, when few people can be asked for anything. */
function isWorkingDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay()
  const date = day.slice(5)
  return weekday !== SUNDAY && weekday !== SATURDAY && '01-02' < date && date < '12-23'
}
