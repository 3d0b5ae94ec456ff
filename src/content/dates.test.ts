import { expect, it } from 'vitest'
import { longDate, weekdayDate } from './dates.ts'

it('words every day of a leap year as a browser words it', () => {
  for (let day = 1; day <= 366; day += 1) {
    const utc = new Date(Date.UTC(2028, 0, day))
    const text = utc.toISOString().slice(0, 10)
    expect(longDate(text)).toBe(
      utc.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
    )
    expect(weekdayDate(text)).toBe(
      utc.toLocaleDateString('en-US', {
        weekday: 'long',
        month: 'long',
        day: 'numeric',
        timeZone: 'UTC',
      }),
    )
  }
})
