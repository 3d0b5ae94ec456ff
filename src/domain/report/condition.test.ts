import { describe, expect, it } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { holds } from './condition.ts'
import type { Condition } from './condition.ts'

const ANSWERS = answersOf('123 345 551 234')

function holdsHere(...when: Condition[]): boolean {
  return holds(when, ANSWERS)
}

describe('a condition', () => {
  it.each([
    [{ question: 2, from: 2, to: 2 }, true],
    [{ question: 2, from: 1, to: 2 }, true],
    [{ question: 2, from: 2, to: 5 }, true],
    [{ question: 2, from: 3, to: 5 }, false],
    [{ question: 2, from: 1, to: 1 }, false],
    [{ question: 12, from: 4, to: 4 }, true],
  ] as const)('%o on an answer is %s', (condition, expected) => {
    expect(holdsHere(condition)).toBe(expected)
  })
})

describe('several conditions', () => {
  const yes: Condition = { question: 1, from: 1, to: 1 }
  const no: Condition = { question: 1, from: 2, to: 5 }

  it('hold when all do, and when there is none', () => {
    expect([holdsHere(yes, yes), holdsHere(yes, no), holdsHere(no, yes), holdsHere()]).toEqual([
      ...[true, false, false, true],
    ])
  })
})
