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

  it('is that of the specification, ten attempts in three days', () => {
    const [MINUTE, HOUR] = [60_000, 3_600_000]
    const delays = Array.from({ length: 10 }, (_, index) => retryAfterMs(index + 1, 0.5))
    expect(delays).toEqual([
      5000,
      5 * MINUTE,
      30 * MINUTE,
      2 * HOUR,
      5 * HOUR,
      10 * HOUR,
      14 * HOUR,
      20 * HOUR,
      24 * HOUR,
      undefined,
    ])
  })
})

it('pauses after a round for three times as long, and never for longer than a quarter of a second', () => {
  expect([0, 10, 40, 15_000].map(pauseMsAfter)).toEqual([0, 30, 120, 250])
})
