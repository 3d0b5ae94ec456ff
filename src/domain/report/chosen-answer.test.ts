import { expect, it } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { scoreAnswers } from '../assessment/scoring.ts'
import { weakestAnswersOf } from './chosen-answer.ts'
import { planOf } from './plan.ts'
import { MODEL } from '../../../tests/support/twelve-by-five.ts'

it.each([
  // First the answer that the plan starts with, then the lowest.
  ['332 515 421 333', [3, 5, 9, 8, 1, 2, 10, 11, 12, 7]],
  // What cannot be raised is none.
  ['555 555 555 555', []],
])('the weakest of %s are %j', (digits, ids) => {
  const answers = answersOf(digits)
  const plan = planOf(MODEL, answers, scoreAnswers(MODEL, answers))
  expect(weakestAnswersOf(MODEL, answers, plan)).toEqual(ids)
})
