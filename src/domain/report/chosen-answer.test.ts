import { expect, it } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { scoreAnswers } from '../assessment/scoring.ts'
import { weakestAnswer, weakestAnswersOf } from './chosen-answer.ts'
import { planOf } from './plan.ts'
import { MODEL } from '../../../tests/support/twelve-by-five.ts'

const ANSWERS = answersOf('534 255 421 312')

it.each([
  [[1, 2, 3], { id: 2, option: 3 }],
  // Of equal ones, in the order of the ids given.
  [[11, 9], { id: 11, option: 1 }],
  [[7, 8, 9, 10, 11], { id: 9, option: 1 }],
] as const)('the weakest among %j is %o', (ids, weakest) => {
  expect(weakestAnswer(ANSWERS, ids)).toEqual(weakest)
})

it.each([
  // First the answer that the plan starts with, then the lowest.
  ['345 555 555 152', [10, 12, 1, 2]],
  // What cannot be raised is none.
  ['555 555 555 555', []],
])('the weakest of %s are %j', (digits, ids) => {
  const answers = answersOf(digits)
  const plan = planOf(MODEL, answers, scoreAnswers(MODEL, answers))
  expect(weakestAnswersOf(MODEL, answers, plan)).toEqual(ids)
})
