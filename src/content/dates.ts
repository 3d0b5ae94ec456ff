import * as dates from '../generated/dates.ts'

const { MONTHS, WEEKDAYS } = dates

/** 'November 22, 2026' of '2026-11-22' */
export function longDate(day: string): string {
  return dates.longDate({ ...partsOf(day), year: new Date(day).getUTCFullYear() })
}

/** 'December 18' of '2026-12-18', independent of any time zone. */
export function monthDate(day: string): string {
  return dates.monthDate(partsOf(day))
}

/** 'Friday, December 18' */
export function weekdayDate(day: string): string {
  return dates.weekdayDate({ ...partsOf(day), weekday: WEEKDAYS[new Date(day).getUTCDay()] ?? '' })
}

function partsOf(text: string) {
  const date = new Date(text)
  return { month: MONTHS[date.getUTCMonth()] ?? '', day: date.getUTCDate() }
}
