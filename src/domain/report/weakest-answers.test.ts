import { expect, it } from 'vitest'
import { scoreAnswers } from '../assessment/scoring.ts'
import { planOf } from './plan.ts'
import { weakestAnswersOf } from './weakest-answers.ts'
import { MODEL } from '../../../tests/support/twelve-by-five.ts'

function weakestOf(digits: string) {
  const answers = Object.fromEntries([...digits].map((digit, index) => [index + 1, Number(digit)]))
  return weakestAnswersOf(
    MODEL,
    answers as never,
    planOf(MODEL, answers as never, scoreAnswers(MODEL, answers as never)),
  )
}

it('begins with the answer that the plan starts with, then the lowest', () => {
  const [first, ...others] = weakestOf('345555555152')
  expect(first).toBe(10)
  expect(others).toEqual([12, 1, 2])
})

it('leaves out what cannot be raised', () => {
  expect(weakestOf('555555555555')).toEqual([])
})
