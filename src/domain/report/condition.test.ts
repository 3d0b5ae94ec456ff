import { expect, it } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { holds } from './condition.ts'

const ANSWERS = answersOf('123 345 551 234')
const YES = { question: 2, from: 2, to: 2 }

it.each([
  [[], true],
  [[YES], true],
  [[{ question: 2, from: 3, to: 5 }], false],
  [[{ question: 2, from: 1, to: 1 }], false],
  [[YES, { question: 12, from: 4, to: 4 }], true],
  [[YES, { question: 12, from: 1, to: 3 }], false],
])('%j: %s', (conditions, expected) => {
  expect(holds(conditions, ANSWERS)).toBe(expected)
})
