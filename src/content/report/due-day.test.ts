import { expect, it } from 'vitest'
import { dueDayOf } from './due-day.ts'

it.each([
  ['2026-11-20', 30, '2026-12-18', 'a Sunday becomes the Friday before'],
  ['2026-11-02', 30, '2026-12-02', 'a weekday stays'],
  ['2026-12-04', 30, '2026-12-22', 'the weekend after the holidays is before them'],
  ['2027-11-22', 30, '2027-12-22', 'December 22 is a working day'],
  ['2026-10-03', 90, '2026-12-22', 'January 1 is none, and no day before it back to December 23'],
  ['2026-12-22', 5, '2027-01-04', 'neither today nor a day that has gone by is one'],
  ['2027-12-24', 9, '2028-01-03', 'the first after them where there is none within them'],
])('%s and %i days: %s, for %s', (today, days, due) => {
  expect(dueDayOf(today, days)).toBe(due)
})
