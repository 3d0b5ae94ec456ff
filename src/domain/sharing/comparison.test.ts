import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyAnswers, answersOf } from '../../../tests/support/answer-sets.ts'
import { comparisonOf } from './comparison.ts'
import { MODEL } from '../../../tests/support/twelve-by-five.ts'

const SPRING = answersOf('222 333 112 333')
const AUTUMN = answersOf('242 333 432 323')

describe('two reports side by side', () => {
  const comparison = () => comparisonOf(MODEL, SPRING, AUTUMN)

  it('tells what moved, the biggest change first', () => {
    expect(comparison().up).toEqual([
      { id: 7, from: 1, to: 4 },
      { id: 2, from: 2, to: 4 },
      { id: 8, from: 1, to: 3 },
    ])
    expect(comparison().down).toEqual([{ id: 11, from: 3, to: 2 }])
    expect(comparison().unchanged).toBe(8)
  })

  it('gives both scores and stages', () => {
    expect(comparison().earlier.scores.total).toBe(28)
    expect(comparison().later.scores.total).toBe(34)
    expect([comparison().earlier.stage, comparison().later.stage]).toEqual([
      'Foundational',
      'Evolving',
    ])
    expect(comparison().sections[2]).toEqual({
      name: 'Coaching & Reinforcement',
      from: 4 / 3,
      to: 3,
      points: 5,
    })
  })

  it('names the gap that a report lies in', () => {
    expect(comparison().later.gap).toBeUndefined()
    expect(comparisonOf(MODEL, SPRING, answersOf('222 233 333 332')).later.gap).toEqual({
      below: 'Foundational',
      above: 'Evolving',
    })
  })

  it('is all of it once: every answer is up, down or unchanged, and a swap turns it round', () => {
    fc.assert(
      fc.property(anyAnswers, anyAnswers, (one, other) => {
        const there = comparisonOf(MODEL, one, other)
        const back = comparisonOf(MODEL, other, one)
        expect(there.up.length + there.down.length + there.unchanged).toBe(MODEL.questionIds.length)
        expect(back.down).toEqual(there.up.map(({ id, from, to }) => ({ id, from: to, to: from })))
        expect(back.up).toEqual(there.down.map(({ id, from, to }) => ({ id, from: to, to: from })))
        const points = [...there.up, ...there.down].reduce(
          (sum, { from, to }) => sum + to - from,
          0,
        )
        expect(points).toBe(there.later.scores.total - there.earlier.scores.total)
      }),
    )
  })
})
