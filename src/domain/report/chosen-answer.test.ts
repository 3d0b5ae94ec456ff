import { describe, expect, it } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { weakestAnswer } from './chosen-answer.ts'
import { MODEL } from '../../../tests/support/twelve-by-five.ts'

describe('weakestAnswer', () => {
  const answers = answersOf('534 255 421 312')

  it.each([
    [[1, 2, 3], { id: 2, option: 3 }],
    [[4, 5, 6], { id: 4, option: 2 }],
    [[7, 8, 9], { id: 9, option: 1 }],
    [[5], { id: 5, option: 5 }],
    [MODEL.questionIds, { id: 9, option: 1 }], // before question 11
    [[11, 9], { id: 11, option: 1 }], // in the order of the ids given
    [[3, 7], { id: 3, option: 4 }],
  ] as const)('among %j is %o', (ids, weakest) => {
    expect(weakestAnswer(answers, ids)).toEqual(weakest)
  })

  it('throws when there is no question to choose from', () => {
    expect(() => weakestAnswer(answers, [])).toThrow()
  })
})
