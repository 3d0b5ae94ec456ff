import { expect, it } from 'vitest'
import { isWorkingDay } from './working-day.ts'

const WORKING = {
  weekend: [5, 6],
  holidays: [
    { from: '12-23', to: '01-02' },
    { from: '05-01', to: '05-01' },
  ],
}

it.each([
  [0, '03-01', true],
  [5, '03-06', false],
  [1, '12-22', true],
  [1, '12-23', false],
  [1, '12-31', false],
  [1, '01-02', false],
  [1, '01-03', true],
  [1, '05-01', false],
  [1, '05-02', true],
])('weekday %i, %s: %s', (weekday, date, isWorking) => {
  expect(isWorkingDay(WORKING, weekday, date)).toBe(isWorking)
})
