import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ALL_SECTION_SUMS,
  anyAnswers,
  answersWithSums,
  digitsOf,
  someOf,
  triesOf,
} from '../../../tests/support/answer-sets.ts'
import { answerTo } from '../assessment/assessment.ts'
import type { CompleteAnswers, QuestionId } from '../assessment/assessment.ts'
import { scoreAnswers } from '../assessment/scoring.ts'
import { planOf } from './plan.ts'
import type { Move } from './plan.ts'
import { MODEL } from '../../../tests/support/twelve-by-five.ts'

/** The totals inside each range, least to most mature. */
const RANGES = [
  ['Ad Hoc', 12, 18],
  ['Foundational', 20, 30],
  ['Evolving', 32, 40],
  ['Strategic', 42, 50],
  ['Optimized', 52, 60],
] as const

/** Where each option leads: no move ends at the second. */
const GOALS: Readonly<Record<number, number>> = { 1: 3, 2: 3, 3: 4, 4: 5 }

/** Which sections come first where they tie. */
const ORDER = ['Strategic', 'Coaching', 'Measurement', 'Content']

describe('for every vector of section sums', () => {
  it.each([0, 1] as const)('the plan is sound and short (spread %i)', (spread) => {
    const wrong = someOf(ALL_SECTION_SUMS).flatMap(
      (sums) => faultOf(answersWithSums(sums, spread)) ?? [],
    )
    expect(wrong).toEqual([])
  })
})

describe('for any answers', () => {
  it('the plan is sound and short', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        expect(faultOf(answers)).toBeUndefined()
      }),
      { numRuns: triesOf(20_000) },
    )
  })
})

/** What is wrong with the plan from `answers`, if anything. */
function faultOf(answers: CompleteAnswers): string | undefined {
  const { start, first, later, nextStage } = planOf(MODEL, answers, scoreAnswers(MODEL, answers))
  const path = [...first, ...later]
  const total = sumOf(answers)
  const target = RANGES[rangeBelow(total) + 1]
  const end = endOf(answers, path)
  const faults = {
    'cannot be taken as told': end === undefined,
    'begins elsewhere': first[0].id !== start.answer.id || start.answer.id !== firstOf(answers),
    'keeps before it raises': path.some(
      ({ points }, index) => points > 0 && path[index - 1]?.points === 0,
    ),
    'raises C or above while an answer at A or B waits': path.some(
      ({ from }, index) =>
        from > 2 &&
        from < 5 &&
        Object.values(afterSteps(answers, path, index)).some((at) => at < 3),
    ),
    'touches content before there is something to sort it by': path.some(({ id, from }, index) => {
      const reached = afterSteps(answers, path, index)
      return [4, 5, 6].includes(id) && from < 5 && (reached[2] === 1 || answerTo(reached, 3) < 3)
    }),
    'follows up training that nobody gets': path.some(
      ({ id }, index) => id === 9 && afterSteps(answers, path, index)[5] === 1,
    ),
    'asks for two rhythms of review in 90 days': first.filter(({ id }) => id === 12).length > 1,
    'goes on at the top': !target && (later.length > 0 || nextStage !== undefined),
    'leads to another stage':
      target && (nextStage?.stage !== target[0] || nextStage.pointsMissing !== target[1] - total),
    'ends outside': target && end !== undefined && (end < target[1] || end > target[2]),
    'is three longer than any other': target && path.length > Math.max(3, fewest(answers) + 2),
  }
  const names = Object.entries(faults).flatMap(([name, isWrong]) => (isWrong ? name : []))
  return names.length > 0 ? `${digitsOf(answers)} ${names.join(', ')}` : undefined
}

/** The total after all moves; `undefined` when one does not start where the last one ended. */
function endOf(answers: CompleteAnswers, path: readonly Move[]): number | undefined {
  let reached = answers
  const kept = new Set<QuestionId>()
  for (const { id, from, to, points } of path) {
    const goal = from === 5 ? 5 : id === 12 && from === 2 ? 4 : GOALS[from]
    if (reached[id] !== from || to !== goal || points !== to - from || kept.has(id)) return
    if (from === 5) kept.add(id)
    reached = { ...reached, [id]: to }
  }
  return sumOf(reached)
}

/** The answers once the first moves of the way are done. */
function afterSteps(answers: CompleteAnswers, path: readonly Move[], count: number) {
  return path
    .slice(0, count)
    .reduce<CompleteAnswers>((reached, { id, to }) => ({ ...reached, [id]: to }), answers)
}

/** The start, but a lower answer elsewhere before C, and first what it waits for. */
function firstOf(answers: CompleteAnswers): QuestionId | undefined {
  const start = startOf(answers)
  if (start === undefined) return undefined
  const least = Math.min(...MODEL.questionIds.map((id) => answerTo(answers, id)))
  const isLow = answerTo(answers, start) < 3 || least > 2
  const first = isLow ? start : lowestAnywhere(answers, least)
  if (first === undefined) return undefined
  const trained = first === 9 && answerTo(answers, 5) === 1 ? 5 : first
  if (trained < 4 || trained > 6) return trained
  if (answerTo(answers, 2) === 1) return 2
  return answerTo(answers, 3) < 3 ? 3 : trained
}

function lowestAnywhere(answers: CompleteAnswers, least: number): QuestionId | undefined {
  const [section] = MODEL.sections
    .filter(({ questionIds }) => questionIds.some((id) => answerTo(answers, id) === least))
    .toSorted(
      (one, other) =>
        sumIn(answers, one.questionIds) - sumIn(answers, other.questionIds) ||
        placeOf(one.name) - placeOf(other.name),
    )
  return section?.questionIds.find((id) => answerTo(answers, id) === least)
}

function sumIn(answers: CompleteAnswers, ids: readonly QuestionId[]): number {
  return ids.reduce<number>((sum, id) => sum + answerTo(answers, id), 0)
}

function startOf(answers: CompleteAnswers): QuestionId | undefined {
  const sums = MODEL.sections.map(({ name, questionIds }) => ({
    name,
    questionIds,
    sum: questionIds.reduce<number>((sum, id) => sum + answerTo(answers, id), 0),
  }))
  const least = Math.min(...sums.map(({ sum }) => sum))
  const [lowest] = sums
    .filter(({ sum }) => sum === least)
    .toSorted(
      (one, other) => lowestOf(one) - lowestOf(other) || placeOf(one.name) - placeOf(other.name),
    )
  const ids = lowest?.questionIds ?? []
  return ids.find(
    (id) => answerTo(answers, id) === Math.min(...ids.map((other) => answerTo(answers, other))),
  )

  function lowestOf({ questionIds }: (typeof sums)[number]): number {
    return Math.min(...questionIds.map((id) => answerTo(answers, id)))
  }
}

function placeOf(name: string): number {
  return ORDER.findIndex((word) => name.startsWith(word))
}

function sumOf(answers: CompleteAnswers): number {
  return MODEL.questionIds.reduce<number>((sum, id) => sum + answerTo(answers, id), 0)
}

/** The index of a total among the ranges; a gap is just above the range below it. */
function rangeBelow(total: number): number {
  return RANGES.findLastIndex(([, from]) => from <= total)
}

/** The fewest moves into the range above, found by trying all ways. */
function fewest(answers: CompleteAnswers): number {
  return fewestTo(rangeBelow(sumOf(answers)) + 1, inOrder(digitsOf(answers)))
}

/** Which question an answer belongs to does not matter here, so 1,820 sets represent all. */
function inOrder(digits: string): string {
  return [...digits].toSorted().join('')
}

/** Tries every move from every set, and remembers the sets it has been at. */
function fewestTo(range: number, digits: string): number {
  const key = `${range} ${digits}`
  const known = KNOWN.get(key)
  if (known !== undefined) return known
  const total = [...digits].reduce((sum, digit) => sum + Number(digit), 0)
  const isInside = RANGES.slice(range).some(([, from, to]) => from <= total && total <= to)
  const moves = [...digits].flatMap((digit, index) => {
    const goal = { 1: '3', 2: '3', 3: '4', 4: '5' }[digit]
    return goal ? [inOrder(digits.slice(0, index) + goal + digits.slice(index + 1))] : []
  })
  const found = isInside ? 0 : 1 + Math.min(...moves.map((next) => fewestTo(range, next)))
  KNOWN.set(key, found)
  return found
}

const KNOWN = new Map<string, number>()
