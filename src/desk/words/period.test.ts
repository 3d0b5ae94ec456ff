import { expect, it } from 'vitest'
import { daysBefore, isPeriod, lastDays } from './period.ts'

const NOW = new Date('2026-03-01T23:59:00Z')

it('ends today', () => {
  expect(lastDays(7, NOW)).toEqual({ from: '2026-02-23', to: '2026-03-01' })
  expect(lastDays(1, NOW)).toEqual({ from: '2026-03-01', to: '2026-03-01' })
})

it('has as many days before it', () => {
  const period = lastDays(30, NOW)
  const before = daysBefore(period)
  expect(before).toEqual({ from: '2026-01-01', to: '2026-01-30' })
})

it('is one only with both days in order', () => {
  expect(isPeriod({ from: '2026-01-01', to: '2026-01-01' })).toBe(true)
  expect(isPeriod({ from: '2026-01-02', to: '2026-01-01' })).toBe(false)
  expect(isPeriod({ from: '', to: '2026-01-01' })).toBe(false)
})
