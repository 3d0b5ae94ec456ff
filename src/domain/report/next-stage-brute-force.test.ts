import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ALL_SECTION_SUMS,
  anyAnswers,
  answersOf,
  answersWithSums,
  digitsOf,
} from '../assessment/answer-sets.suite.ts'
import type { SectionSums } from '../assessment/answer-sets.suite.ts'
import { QUESTION_IDS } from '../assessment/assessment.ts'
import type { CompleteAnswers, OptionNumber, QuestionId } from '../assessment/assessment.ts'
import { reportOf } from './report.ts'
import type { NextStage } from './next-stage.ts'

/** The totals inside each range, least to most mature. */
const RANGES = [
  ['Ad Hoc', 12, 18],
  ['Foundational', 20, 30],
  ['Evolving', 32, 40],
  ['Strategic', 42, 50],
  ['Optimized', 52, 60],
] as const

describe('for every vector of section sums', () => {
  it('no way is shorter than the one told, steps down included', () => {
    const wrong = ALL_SECTION_SUMS.filter((sums) => {
      const answers = answersWithSums(sums, sums[0] % 2 === 0 ? 0 : 1)
      return (reportOf(answers).nextStage?.missing ?? Infinity) !== distanceOf(sums)
    })
    expect(wrong).toEqual([])
  })

  it.each([0, 1] as const)(
    'the steps can be taken and end in the stage told (spread %i)',
    (spread) => {
      const wrong = ALL_SECTION_SUMS.flatMap((sums) => faultOf(answersWithSums(sums, spread)) ?? [])
      expect(wrong).toEqual([])
    },
  )
})

describe('for every answer set, in order of its options', () => {
  it('the choices are counted exactly', () => {
    const sets = answerSetsInOrder('', 1)
    const wrong = sets.filter((digits) => {
      const next = reportOf(answersOf(digits)).nextStage
      return next && BigInt(next.choices) !== waysToRaise(digits, next.missing)
    })
    expect(sets).toHaveLength(1820)
    expect(wrong).toEqual([])
  })
})

describe('for any answers', () => {
  it('the steps can be taken, are the fewest, and end in the stage told', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        expect(faultOf(answers)).toBeUndefined()
      }),
      { numRuns: 50_000 },
    )
  })

  it('the choices are all the answer sets that a shortest way can end in', () => {
    const nearby = anyAnswers.filter((answers) => (reportOf(answers).nextStage?.missing ?? 9) <= 4)
    fc.assert(
      fc.property(nearby, (answers) => {
        const next = reportOf(answers).nextStage
        const ends = next && endsAfter(answers, next.missing)
        expect(next?.choices).toBe(ends?.size)
        expect(next && ends?.has(digitsOf(raised(answers, next)))).toBe(true)
      }),
      { numRuns: 150 },
    )
  })
})

function sumOf(answers: CompleteAnswers): number {
  return QUESTION_IDS.reduce<number>((sum, id) => sum + answers[id], 0)
}

/** Where a total stands among the ranges; a gap stands just above the range below it. */
function rangeBelow(total: number): number {
  return RANGES.findLastIndex(([, from]) => from <= total)
}

function raised(answers: CompleteAnswers, { steps }: NextStage): CompleteAnswers {
  return steps.reduce((reached, { id, to }) => ({ ...reached, [id]: to }), answers)
}

/** What is wrong with the way told from `answers`, if anything. */
function faultOf(answers: CompleteAnswers): string | undefined {
  const total = sumOf(answers)
  const target = RANGES[rangeBelow(total) + 1]
  const next = reportOf(answers).nextStage
  if (!target || !next)
    return target || next ? `${digitsOf(answers)}: none or one too many` : undefined
  const [stage, from] = target
  const reached: { [id in QuestionId]: OptionNumber } = { ...answers }
  for (const step of next.steps) {
    const isOneUp = reached[step.id] === step.from && step.to === step.from + 1 && step.to <= 5
    const isLowest = QUESTION_IDS.every((id) => reached[id] >= step.from)
    if (!isOneUp || !isLowest) return `${digitsOf(answers)}: wrong step at question ${step.id}`
    reached[step.id] = step.to
  }
  const open = QUESTION_IDS.filter((id) => answers[id] < 5)
  const isRight =
    next.stage === stage &&
    next.missing === from - total &&
    next.steps.length === next.missing &&
    sumOf(reached) === from &&
    next.choices >= 1 &&
    String(next.open) === String(open)
  return isRight ? undefined : `${digitsOf(answers)}: ${JSON.stringify(next)}`
}

/** All answer sets whose options do not fall: how many ways there are does not hang on the order. */
function answerSetsInOrder(digits: string, lowest: number): string[] {
  if (digits.length === 12) return [digits]
  return [1, 2, 3, 4, 5]
    .filter((option) => option >= lowest)
    .flatMap((option) => answerSetsInOrder(digits + option, option))
}

/** One number holds the whole product of 1 + x + ... + x^(5 - answer): 64 bits for each power. */
function waysToRaise(digits: string, points: number): bigint {
  const product = digits
    .split('')
    .map((digit) => ['1', '2', '3', '4', '5'].indexOf(digit))
    .map((option) => [0n, 64n, 128n, 192n, 256n].slice(0, 5 - option))
    .map((powers) => powers.reduce((sum, power) => sum + (1n << power), 0n))
    .reduce((one, other) => one * other)
  return (product >> (64n * BigInt(points))) & (2n ** 64n - 1n)
}

/** Every answer set that is `count` single steps up. */
function endsAfter(answers: CompleteAnswers, count: number): Set<string> {
  let ends = new Set([digitsOf(answers)])
  for (let step = 0; step < count; step += 1) {
    ends = new Set(
      [...ends].flatMap((digits) =>
        digits
          .split('')
          .flatMap((digit, place) =>
            digit === '5'
              ? []
              : [digits.slice(0, place) + (Number(digit) + 1) + digits.slice(place + 1)],
          ),
      ),
    )
  }
  return ends
}

/**
 * Steps from the vector to the nearest one inside a higher range, found by walking outward from
 * all of those, one point up or down in one section at a time.
 */
function distanceOf(sums: SectionSums): number {
  const range = rangeBelow(sums[0] + sums[1] + sums[2] + sums[3])
  let distances = DISTANCES.get(range)
  if (!distances) DISTANCES.set(range, (distances = distancesTo(range)))
  return distances.get(String(sums)) ?? Infinity
}

const DISTANCES = new Map<number, Map<string, number>>()

function distancesTo(range: number): Map<string, number> {
  const goals = ALL_SECTION_SUMS.filter(([a, b, c, d]) =>
    RANGES.slice(range + 1).some(([, from, to]) => from <= a + b + c + d && a + b + c + d <= to),
  )
  const distances = new Map(goals.map((sums) => [String(sums), 0]))
  let border: readonly (readonly number[])[] = goals
  for (let distance = 1; border.length > 0; distance += 1) {
    const reached: number[][] = []
    for (const sums of border) {
      for (const place of sums.keys()) {
        for (const step of [-1, 1]) {
          const sum = (sums[place] ?? 0) + step
          const neighbor = sums.with(place, sum)
          if (sum < 3 || sum > 15 || distances.has(String(neighbor))) continue
          distances.set(String(neighbor), distance)
          reached.push(neighbor)
        }
      }
    }
    border = reached
  }
  return distances
}
