import { expect, it } from 'vitest'
import { dayOfRun } from './day.ts'

const NOW = new Date('2026-11-20T23:59:59.999Z')

it.each(['2000-01-01', '2026-11-19', '2026-11-20', '2026-11-21'])('takes %s', (day) => {
  expect(dayOfRun(day, NOW)).toBe(day)
})

it.each([
  ...[undefined, null, 20_261_119, ['2026-11-19'], '', '2026-02-29', '2026-13-01', '19-11-2026'],
  ...['2026-11-19T10:00', '1999-12-31', '2026-11-22'],
])('takes the day of the server in place of %j', (sent) => {
  expect(dayOfRun(sent, NOW)).toBe('2026-11-20')
})
