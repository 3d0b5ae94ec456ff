import { expect, it } from 'vitest'
import { parseDays, parseSince, parseUntil, readDays } from './period.ts'

const NOW = new Date('2026-11-20T22:13:28.000Z')

it.each([
  ['2026-11-01', '2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z'],
  ['2024-02-29', '2024-02-29T00:00:00.000Z', '2024-03-01T00:00:00.000Z'],
  ['7d', '2026-11-13T22:13:28.000Z', '2026-11-13T22:13:28.000Z'],
])('%s begins and ends a period', (text, since, until) => {
  expect(parseSince(text, NOW)).toEqual(new Date(since))
  expect(parseUntil(text, NOW)).toEqual(new Date(until))
})

it.each(['2026-02-30', '2026-13-01', 'yesterday', '0d', '20261101', ''])(
  '"%s" is no date',
  (text) => {
    expect(() => parseSince(text, NOW)).toThrow('It takes a date such as 2026-11-01, or 7d.')
    expect(() => parseUntil(text, NOW)).toThrow('It takes a date such as 2026-11-01, or 7d.')
  },
)

it('reads a number of days', () => {
  expect(['365d', '1d', '36500d'].map(parseDays)).toEqual([365, 1, 36_500])
  for (const text of ['0d', '36501d', '1.5d', '-1d', '12', 'd', '']) {
    expect(readDays(text)).toBeUndefined()
    expect(() => parseDays(text)).toThrow('It takes days from 1d to 36500d.')
  }
})
