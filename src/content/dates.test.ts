import { expect, it } from 'vitest'
import { longDate, monthYear, weekdayDate } from './dates.ts'

it('words every day of a leap year as a browser words it', () => {
  for (let day = 1; day <= 366; day += 1) {
    const date = new Date(2028, 0, day)
    expect(longDate(date)).toBe(date.toLocaleDateString('en-US', { dateStyle: 'long' }))
    const utc = new Date(Date.UTC(2028, 0, day))
    expect(weekdayDate(utc.toISOString().slice(0, 10))).toBe(
      utc.toLocaleDateString('en-US', {
        weekday: 'long',
        month: 'long',
        day: 'numeric',
        timeZone: 'UTC',
      }),
    )
  }
})

it('names the month and the year of a date that is written in figures', () => {
  expect(['2026-01', '2026-09', '2025-12'].map(monthYear)).toEqual([
    'January 2026',
    'September 2026',
    'December 2025',
  ])
})
