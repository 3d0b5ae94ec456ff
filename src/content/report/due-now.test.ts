import { expect, it } from 'vitest'
import { dueStepOf, runDaysDue } from './due-now.ts'

const DAY = '2026-11-19'

it.each([
  ['2026-12-14', undefined],
  ['2026-12-15', 0],
  ['2026-12-21', 0],
  ['2026-12-22', undefined],
  ['2027-01-18', 1],
  ['2027-02-17', 2],
  ['2027-05-18', 3],
  ['2026-11-19', undefined],
])('says on %s which step is due of a run of November 19: %s', (today, step) => {
  expect(dueStepOf(DAY, today)).toBe(step)
})

it('names the days of the runs of which something is due, and none other', () => {
  for (const today of ['2026-12-21', '2027-01-01', '2027-05-18']) {
    const days = runDaysDue(today)
    expect(days.filter((day) => dueStepOf(day, today) === undefined)).toEqual([])
    expect(days.includes(DAY)).toBe(dueStepOf(DAY, today) !== undefined)
    expect(days.length).toBeLessThan(80)
  }
})
