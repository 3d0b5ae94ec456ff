import { describe, expect, it } from 'vitest'
import { OPTION_NUMBERS } from '../assessment/assessment.ts'
import type { OptionNumber } from '../assessment/assessment.ts'
import { compareSpreads, spreadOf } from './spread.ts'

/** Every multiset of `size` answers, each in one order. */
function multisetsOf(size: number, least: OptionNumber = 1): OptionNumber[][] {
  if (size === 0) return [[]]
  return OPTION_NUMBERS.filter((option) => option >= least).flatMap((option) =>
    multisetsOf(size - 1, option).map((rest) => [option, ...rest]),
  )
}

const MULTISETS = [2, 3, 4, 5, 6, 7, 8].flatMap((size) => multisetsOf(size))

/** Counted by trying every answer that all could move to. */
function fewestSteps(answers: readonly OptionNumber[]): number {
  const totals = OPTION_NUMBERS.map((target) =>
    answers.reduce<number>((sum, answer) => sum + Math.abs(answer - target), 0),
  )
  return Math.min(...totals)
}

describe('the spread of a team', () => {
  it('counts the fewest changes that bring every multiset of two to eight answers together', () => {
    expect(MULTISETS).toHaveLength(1281)
    const wrong = MULTISETS.filter((answers) => spreadOf(answers).steps !== fewestSteps(answers))
    expect(wrong).toEqual([])
  })

  it('reaches the most steps with two camps at the ends, and never passes it', () => {
    for (const size of [2, 3, 4, 5, 6, 7, 8]) {
      const all = multisetsOf(size).map(spreadOf)
      const most = 4 * Math.floor(size / 2)
      expect(Math.max(...all.map(({ steps }) => steps))).toBe(most)
      expect(all.every(({ mostSteps }) => mostSteps === most)).toBe(true)
    }
  })

  it('does not depend on the order of the reports, and leaves it as it is', () => {
    const answers: OptionNumber[] = [5, 1, 3]
    expect(spreadOf(answers)).toEqual(spreadOf([1, 3, 5]))
    expect(answers).toEqual([5, 1, 3])
  })

  it.each<[OptionNumber[], string]>([
    [[3, 3], 'same'],
    [[3, 4], 'close'],
    [[3, 5], 'apart'],
    [[2, 5], 'far-apart'],
    [[1, 1, 1, 3], 'close'],
    [[1, 1, 2, 4], 'apart'],
    [[1, 1, 5, 5], 'far-apart'],
  ])('calls %j %s', (answers, distance) => {
    expect(spreadOf(answers).distance).toBe(distance)
  })

  it('puts more steps first, then the wider range', () => {
    const answers: OptionNumber[][] = [
      [3, 3, 3, 3],
      [3, 3, 4, 4],
      [3, 3, 3, 5],
      [1, 1, 5, 5],
    ]
    const ordered = answers.map(spreadOf).sort(compareSpreads)
    expect(ordered.map(({ steps, range }) => [steps, range])).toEqual([
      [8, 4],
      [2, 2],
      [2, 1],
      [0, 0],
    ])
  })

  it('needs two answers', () => {
    expect(() => spreadOf([3])).toThrow('two answers or more')
  })
})
