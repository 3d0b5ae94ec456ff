import { expect, it } from 'vitest'
import { isLast, lastDays, periodBefore, readPeriod } from './period.ts'

const NOW = new Date('2026-11-20T22:13:28Z')

it('counts days of UTC back from today', () => {
  expect(lastDays(7, NOW)).toEqual({ from: '2026-11-14', to: '2026-11-20' })
  expect(isLast(7, { from: '2026-11-14', to: '2026-11-20' }, NOW)).toBe(true)
  expect(isLast(30, { from: '2026-11-14', to: '2026-11-20' }, NOW)).toBe(false)
})

it('finds the period before, as long as this one', () => {
  expect(periodBefore({ from: '2026-11-14', to: '2026-11-20' })).toEqual({
    ...{ from: '2026-11-07', to: '2026-11-13' },
  })
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-01' }).to).toBe('2026-02-28')
})

it('reads a period from an address; without one it is the last 30 days', () => {
  expect(readPeriod('?from=2026-01-01&to=2026-02-01', NOW)).toEqual({
    from: '2026-01-01',
    to: '2026-02-01',
  })
  expect(readPeriod('', NOW)).toEqual(lastDays(30, NOW))
})
