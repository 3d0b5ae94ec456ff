/** Months and dates count from 1; Sunday is 0. */
export type CalendarDay = { month: number; date: number; weekday: number }

const [SUNDAY, SATURDAY] = [0, 6]

/**
 * After how many days a step is due: on the last working day within `days`, else on the first one after them.
 * `dayAfter`: the day that comes so many days after today.
 */
export function dueAfter(days: number, dayAfter: (count: number) => CalendarDay): number {
  for (let count = days; count > 0; count -= 1) {
    if (isWorkingDay(dayAfter(count))) return count
  }
  let count = days + 1
  while (!isWorkingDay(dayAfter(count))) count += 1
  return count
}

/** No weekend, and not from December 23 to January 2, when few people can be asked for anything. */
function isWorkingDay({ month, date, weekday }: CalendarDay): boolean {
  const isHoliday = (month === 12 && date >= 23) || (month === 1 && date <= 2)
  return weekday !== SUNDAY && weekday !== SATURDAY && !isHoliday
}
