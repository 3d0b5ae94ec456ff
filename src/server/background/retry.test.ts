import { describe, expect, it } from 'vitest'
import { pauseMsAfter, retryAfterMs } from './retry.ts'

describe('the time to the next attempt', () => {
  it.each([
    [1, 4000, 6000],
    [2, 240_000, 360_000],
    [9, 69_120_000, 103_680_000],
  ])('after %i is %i to %i ms', (attempts, least, most) => {
    expect(retryAfterMs(attempts, 0)).toBe(least)
    expect(retryAfterMs(attempts, 1)).toBe(most)
  })

  it('ends after ten attempts, on the third day', () => {
    const delays = Array.from({ length: 9 }, (_, index) => retryAfterMs(index + 1, 0.5) ?? 0)
    const days = delays.reduce((sum, delay) => sum + delay) / 86_400_000

    expect(days).toBeGreaterThan(3)
    expect(days).toBeLessThan(3.5)
    expect(retryAfterMs(10, 0.5)).toBeUndefined()
  })
})

it('pauses after a round for three times as long, and never for longer than a quarter of a second', () => {
  expect([0, 10, 40, 15_000].map(pauseMsAfter)).toEqual([0, 30, 120, 250])
})
