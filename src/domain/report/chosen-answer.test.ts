import { expect, it } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { weakestAnswer } from './chosen-answer.ts'

const ANSWERS = answersOf('534 255 421 312')

it.each([
  [[1, 2, 3], { id: 2, option: 3 }],
  // Of equal ones, in the order of the ids given.
  [[11, 9], { id: 11, option: 1 }],
  [[7, 8, 9, 10, 11], { id: 9, option: 1 }],
] as const)('the weakest among %j is %o', (ids, weakest) => {
  expect(weakestAnswer(ANSWERS, ids)).toEqual(weakest)
})
