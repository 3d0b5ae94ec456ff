import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bandsOf } from './bands.ts'
import { tossesOf, UNMOVED } from './people.suite.ts'
import { COINS, OVERALL_STARTS } from './rules.ts'

/** So many people at each start of a band. */
function scoresOf(counts: readonly number[]): number[] {
  return counts.flatMap((count, index) =>
    Array.from({ length: count }, () => OVERALL_STARTS[index] ?? 1),
  )
}

function bandsFrom(counts: readonly number[]) {
  return bandsOf(scoresOf(counts), OVERALL_STARTS, UNMOVED, 'overall')
}

describe('bands', () => {
  it('hold rounded counts', () => {
    expect(bandsFrom([20, 21, 22, 23, 24, 25, 27, 28])).toEqual(
      [20, 20, 20, 25, 25, 25, 25, 30].map((count, index) => ({
        from: OVERALL_STARTS[index],
        count,
      })),
    )
  })

  it('begin at their first score and end before the next start', () => {
    const scores = [...Array<number>(30).fill(35 / 12), ...Array<number>(40).fill(36 / 12)]
    expect(bandsOf(scores, [1, 2, 3, 4], UNMOVED, 'area')).toEqual([
      { from: 1, count: 30 },
      { from: 3, count: 40 },
    ])
  })

  it('have coins of their own, thrown by name and start', () => {
    const heads: Record<string, number> = { 'area 1': 0, 'area 3': COINS }
    const scores = [...Array<number>(30).fill(1), ...Array<number>(30).fill(3)]
    expect(bandsOf(scores, [1, 3], (name) => heads[name] ?? COINS / 2, 'area')).toEqual([
      { from: 1, count: 20 },
      { from: 3, count: 40 },
    ])
  })

  it('with too few people are joined with the smaller neighbor, and nobody is left out', () => {
    expect(bandsFrom([3, 30, 60, 50, 12, 40, 40, 40])).toEqual([
      { from: 1, count: 35 },
      { from: 2, count: 60 },
      { from: 2.5, count: 50 },
      { from: 3, count: 50 },
      { from: 4, count: 40 },
      { from: 4.5, count: 40 },
    ])
  })

  it('with too few people are joined with the lower one of two equal neighbors', () => {
    expect(bandsFrom([40, 12, 40, 30, 30, 30, 30, 30])?.slice(0, 2)).toEqual([
      { from: 1, count: 50 },
      { from: 2, count: 40 },
    ])
  })

  it('are none where all people are in one, or all are too few', () => {
    expect(bandsFrom([0, 0, 500, 0, 0, 0, 0, 0])).toBeUndefined()
    expect(bandsFrom([3, 0, 0, 2, 0, 0, 0, 1])).toBeUndefined()
    expect(bandsFrom([])).toBeUndefined()
  })

  it('hold at least ten people each, whatever the coins say', () => {
    const counts = fc.array(fc.nat(60), { minLength: 8, maxLength: 8 })
    fc.assert(
      fc.property(counts, fc.integer(), (people, seed) => {
        const scores = scoresOf(people)
        const bands = bandsOf(scores, OVERALL_STARTS, tossesOf(seed), 'overall') ?? []
        for (const [index, { from }] of bands.entries()) {
          const next = bands[index + 1]?.from ?? Number.POSITIVE_INFINITY
          const inside = scores.filter((score) => from <= score && score < next)
          expect(inside.length).toBeGreaterThanOrEqual(10)
        }
        if (bands.length > 0) expect(bands[0]?.from).toBe(1)
      }),
      { numRuns: 2000 },
    )
  })
})
