import type { WorkingDays } from '../assessment/texts.ts'

/** `weekday`: from 0, Sunday. `date`: in its year, as '12-23'. */
export function isWorkingDay(
  { weekend, holidays }: WorkingDays,
  weekday: number,
  date: string,
): boolean {
  const isHoliday = holidays.some(({ from, to }) =>
    from <= to ? from <= date && date <= to : from <= date || date <= to,
  )
  return !isHoliday && !weekend.includes(weekday)
}
