import { describe, expect, it } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import type { QuestionId } from '../assessment/assessment.ts'
import { scoreAnswers } from '../assessment/scoring.ts'
import { pickLines } from './pick-lines.ts'
import type { Line } from '../assessment/texts.ts'
import type { Picking } from './pick-lines.ts'
import { MODEL } from '../../../tests/support/twelve-by-five.ts'

const ONE_EACH = MODEL.questionIds.map((id) => lineOn(id))

function pick(digits: string, picking: Picking, lines: readonly Line[]) {
  const answers = answersOf(digits)
  return pickLines(MODEL, lines, { answers, scores: scoreAnswers(MODEL, answers) }, picking)
}

/** The questions that the picked lines rest on, in their order. */
function picked(digits: string, picking: Picking, lines = ONE_EACH): QuestionId[] {
  return pick(digits, picking, lines).map(({ answer }) => answer.id)
}

function lineOn(basedOn: QuestionId, text = '', from = 1, to = 5): Line {
  return { text, basedOn, when: [{ question: basedOn, from, to }] }
}

it.each<[string, string, Picking, QuestionId[]]>([
  ['the lowest answers', '543 555 525 551', { order: 'lowest' }, [12, 8, 3, 2]],
  ['the highest answers', '123 111 141 115', { order: 'highest' }, [12, 8, 3, 2]],
  ['areas with fewer lines', '333 333 333 333', { order: 'lowest' }, [1, 7, 10, 4]],
  ['areas with fewer lines', '333 333 333 333', { order: 'highest' }, [1, 7, 10, 4]],
  ['lower answers before other areas', '111 333 333 333', { order: 'lowest' }, [1, 2, 3, 7]],
  ['the lower areas', '355 345 335 333', { order: 'lowest' }, [10, 7, 4, 1]],
  ['the higher areas', '511 521 531 533', { order: 'highest' }, [10, 7, 4, 1]],
  ['a requested question', '333 222 111 333', { order: 'lowest', first: [4] }, [4, 7, 8, 9]],
  [
    'requested ones in their order',
    '113 222 333 333',
    { order: 'lowest', first: [12, 4, 1] },
    [12, 4, 1, 2],
  ],
])('come first: %s, of %s with %j', (_what, digits, picking, ids) => {
  expect(picked(digits, picking)).toEqual(ids)
})

describe('a line', () => {
  const fourFirst = { order: 'lowest', first: [4] } as const

  it('opens once, though the requested question has more', () => {
    const lines = [...ONE_EACH, lineOn(4, 'another')]
    expect(picked('113 222 333 333', fourFirst, lines)).toEqual([4, 1, 2, 5])
  })

  it('of the requested question is done without where none holds', () => {
    const lines = [...ONE_EACH.filter(({ basedOn }) => basedOn !== 4), lineOn(4, '', 5, 5)]
    expect(picked('113 222 333 333', fourFirst, lines)).toEqual([1, 2, 5, 6])
  })

  it('is shown only where its condition holds, and once', () => {
    const lines = [lineOn(1, '', 1, 1), lineOn(2, '', 1, 1), lineOn(3, '', 3, 5)]
    expect(picked('234 111 111 111', { order: 'lowest' }, lines)).toEqual([3])
  })

  it('is the first of its question that holds', () => {
    const lines = [lineOn(1, 'higher', 2, 5), lineOn(1, 'one'), lineOn(1, 'two')]
    expect(pick('155 555 555 555', { order: 'lowest' }, lines)).toEqual([
      { text: 'one', answer: { id: 1, option: 1 } },
    ])
  })
})
