import { describe, expect, it } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import type { OptionNumber, QuestionId } from '../assessment/assessment.ts'
import { scoreAnswers } from '../assessment/scoring.ts'
import { pickLines } from './pick-lines.ts'
import type { Line, Picking } from './pick-lines.ts'
import { MODEL } from '../../../tests/support/twelve-by-five.ts'

const ONE_EACH = MODEL.questionIds.map((id) => lineOn(id, 1, 5))

/** The questions that the picked lines rest on, in their order. */
function picked(digits: string, picking: Picking, lines: readonly Line[] = ONE_EACH): QuestionId[] {
  const answers = answersOf(digits)
  const reader = { answers, scores: scoreAnswers(MODEL, answers) }
  return pickLines(MODEL, lines, reader, picking).map(({ answer }) => answer.id)
}

function lineOn(basedOn: QuestionId, from: OptionNumber, to: OptionNumber, text = ''): Line {
  return {
    text: text || `On question ${basedOn}`,
    basedOn,
    when: [{ question: basedOn, from, to }],
  }
}

describe('the four lines', () => {
  it('rest on the lowest answers, the lowest first', () => {
    expect(picked('543 555 525 551', { order: 'lowest' })).toEqual([12, 8, 3, 2])
  })

  it('rest on the highest answers, the highest first', () => {
    expect(picked('123 111 141 115', { order: 'highest' })).toEqual([12, 8, 3, 2])
  })

  it('come from areas with fewer lines first where answers are equal', () => {
    expect(picked('333 333 333 333', { order: 'lowest' })).toEqual([1, 7, 10, 4])
    expect(picked('333 333 333 333', { order: 'highest' })).toEqual([1, 7, 10, 4])
    expect(picked('111 333 333 333', { order: 'lowest' })).toEqual([1, 2, 3, 7])
  })

  it('come from the lower area first, or from the higher one', () => {
    expect(picked('355 345 335 333', { order: 'lowest' })).toEqual([10, 7, 4, 1])
    expect(picked('511 521 531 533', { order: 'highest' })).toEqual([10, 7, 4, 1])
  })

  it('open with the requested question', () => {
    expect(picked('113 222 333 333', { order: 'lowest', first: [4] })).toEqual([4, 1, 2, 5])
    expect(picked('333 222 111 333', { order: 'lowest', first: [4] })).toEqual([4, 7, 8, 9])
  })

  it('open with all requested questions, in their order', () => {
    expect(picked('113 222 333 333', { order: 'lowest', first: [12, 4, 1] })).toEqual([12, 4, 1, 2])
  })

  it('open with it once, though it has more lines', () => {
    const lines = [...ONE_EACH, lineOn(4, 1, 5, 'another on question 4')]
    expect(picked('113 222 333 333', { order: 'lowest', first: [4] }, lines)).toEqual([4, 1, 2, 5])
  })

  it('do without it when it has no line that holds', () => {
    const lines = [...ONE_EACH.filter(({ basedOn }) => basedOn !== 4), lineOn(4, 5, 5)]
    expect(picked('113 222 333 333', { order: 'lowest', first: [4] }, lines)).toEqual([1, 2, 5, 6])
  })
})

describe('a line', () => {
  it('is not shown where its condition does not hold', () => {
    const lines = [lineOn(1, 1, 1), lineOn(2, 1, 1), lineOn(3, 3, 5)]
    expect(picked('234 111 111 111', { order: 'lowest' }, lines)).toEqual([3])
  })

  it('is shown once', () => {
    expect(picked('111 111 111 111', { order: 'lowest' }, [lineOn(1, 1, 1)])).toEqual([1])
  })

  it('shares its answer with another one only where no other answer has a line', () => {
    const lines = [lineOn(1, 1, 5, 'one'), lineOn(1, 1, 5, 'two'), lineOn(2, 1, 5), lineOn(3, 1, 5)]
    expect(picked('155 555 555 555', { order: 'lowest' }, lines)).toEqual([1, 2, 3, 1])
    const others = [lineOn(2, 1, 5), lineOn(3, 1, 5), ...lines.slice(0, 2)]
    expect(picked('155 555 555 555', { order: 'lowest' }, others)).toEqual([1, 2, 3, 1])
  })

  it('that precedes another one of the same answer is preferred', () => {
    const answers = answersOf('111 111 111 111')
    const lines = [lineOn(1, 1, 5, 'one'), lineOn(1, 1, 5, 'two'), ...ONE_EACH.slice(1)]
    const reader = { answers, scores: scoreAnswers(MODEL, answers) }
    expect(pickLines(MODEL, lines, reader, { order: 'lowest' })[0]).toEqual({
      text: 'one',
      answer: { id: 1, option: 1 },
    })
  })
})
