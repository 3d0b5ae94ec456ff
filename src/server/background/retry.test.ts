import { expect, it } from 'vitest'
import { retryAfterMs } from './retry.ts'

it('waits longer after each attempt, a fifth more or less, and gives up after the tenth', () => {
  const waits = Array.from({ length: 9 }, (_, index) => retryAfterMs(index + 1, 0.5) ?? 0)
  expect(waits).toEqual(waits.toSorted((a, b) => a - b))
  expect(waits[0]).toBe(5000)
  expect(waits.reduce((sum, wait) => sum + wait)).toBeLessThan(4 * 24 * 3_600_000)
  expect([retryAfterMs(1, 0), retryAfterMs(1, 1)]).toEqual([4000, 6000])
  expect(retryAfterMs(10, 0.5)).toBeUndefined()
})
