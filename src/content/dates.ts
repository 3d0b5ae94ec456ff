// The first date that a browser words by itself costs it 20 ms, on a phone four times as much.
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
]

/** 'November 22, 2026', by the reader's own clock. */
export function longDate(day: Date): string {
  return `${MONTHS[day.getMonth()]} ${day.getDate()}, ${day.getFullYear()}`
}

/** '2026-11' is in November. */
export function monthName(month: string): string {
  return MONTHS[Number(month.slice(5)) - 1] ?? month
}
