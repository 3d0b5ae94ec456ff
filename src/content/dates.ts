// The first date that a browser words by itself costs it 20 ms, on a phone four times as much.
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
]
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** 'November 22, 2026', by the reader's own clock. */
export function longDate(day: Date): string {
  return `${MONTHS[day.getMonth()]} ${day.getDate()}, ${day.getFullYear()}`
}

/** 'December 18' of '2026-12-18', independent of any time zone. */
export function monthDate(day: string): string {
  const date = new Date(day)
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}`
}

/** 'Friday, December 18' */
export function weekdayDate(day: string): string {
  return `${WEEKDAYS[new Date(day).getUTCDay()]}, ${monthDate(day)}`
}

/** '2026-11' is in November. */
export function monthName(month: string): string {
  return MONTHS[Number(month.slice(5)) - 1] ?? month
}
