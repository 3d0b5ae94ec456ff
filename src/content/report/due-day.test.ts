import { expect, it } from 'vitest'
import { dueDayOf } from './due-day.ts'

const START_DAYS = Array.from({ length: 2 * 366 }, (_, index) => dayAt('2026-01-01', index))

it.each([
  ['2026-11-20', 30, '2026-12-18', 'a Sunday becomes the Friday before'],
  ['2026-11-19', 30, '2026-12-18', 'a Saturday too'],
  ['2026-11-02', 30, '2026-12-02', 'a weekday stays'],
  ['2026-12-04', 30, '2026-12-22', 'the weekend after the holidays is before them'],
  ['2026-12-05', 30, '2027-01-04', 'January 4 is a Monday'],
  ['2027-11-22', 30, '2027-12-22', 'December 22 is a working day'],
  ['2026-12-28', 5, '2027-01-04', 'a day that has gone by is never one'],
])('%s and %i days: %s, for %s', (today, days, due) => {
  expect(dueDayOf(today, days)).toBe(due)
})

it.each([30, 60, 90])('is the last working day on or before day %i, from any day', (days) => {
  for (const today of START_DAYS) {
    const due = dueDayOf(today, days)
    const latest = dayAt(today, days)
    expect(isWorkingDay(due), `${today}: ${due}`).toBe(true)
    expect(due > today && due <= latest, `${today}: ${due}`).toBe(true)
    for (let day = dayAt(due, 1); day <= latest; day = dayAt(day, 1)) {
      expect(isWorkingDay(day), `${today}: ${day} is later than ${due}`).toBe(false)
    }
  }
})

function dayAt(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const [, month, date] = day.split('-').map(Number)
  const isHoliday = (month === 12 && Number(date) >= 23) || (month === 1 && Number(date) <= 2)
  return weekday !== 0 && weekday !== 6 && !isHoliday
}
