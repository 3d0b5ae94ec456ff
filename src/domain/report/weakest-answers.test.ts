import { expect, it } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { scoreAnswers } from '../assessment/scoring.ts'
import { planOf } from './plan.ts'
import { weakestAnswersOf } from './weakest-answers.ts'
import { MODEL } from '../../../tests/support/twelve-by-five.ts'

it.each([
  // First the answer that the plan starts with, then the lowest.
  ['345 555 555 152', [10, 12, 1, 2]],
  // What cannot be raised is none.
  ['555 555 555 555', []],
])('of %s are %j', (digits, ids) => {
  const answers = answersOf(digits)
  const plan = planOf(MODEL, answers, scoreAnswers(MODEL, answers))
  expect(weakestAnswersOf(MODEL, answers, plan)).toEqual(ids)
})
