import { expect, it } from 'vitest'
import { parseDay, parseDays } from './period.ts'

const NOW = new Date('2026-11-20T22:13:28.000Z')

it('reads a day, or a number of days ago', () => {
  expect(parseDay('2024-02-29', NOW)).toBe('2024-02-29')
  expect(parseDay('7d', NOW)).toBe('2026-11-13')
  for (const text of ['2026-02-30', '2026-13-01', 'yesterday', '0d', '20261101', '']) {
    expect(() => parseDay(text, NOW)).toThrow('Give a date such as 2026-11-01, or 7d.')
  }
})

it('reads a number of days', () => {
  expect(['365d', '1d', '36500d'].map(parseDays)).toEqual([365, 1, 36_500])
  for (const text of ['0d', '36501d', '1.5d', '-1d', '12', 'd', '']) {
    expect(() => parseDays(text)).toThrow('Give days from 1d to 36500d.')
  }
})
