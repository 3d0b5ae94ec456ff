import { describe, expect, it } from 'vitest'
import { answersOf } from '../assessment/answer-sets.suite.ts'
import { holds } from './condition.ts'
import { canHold, isSure } from './condition.suite.ts'
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

  it.each([
    [{ option: 5, from: 3, to: 3 }, true],
    [{ option: 1, from: 2, to: 12 }, true],
    [{ option: 1, from: 3, to: 12 }, false],
    [{ option: 4, from: 0, to: 1 }, false],
  ] as const)('%o on the number of such answers is %s', (condition, expected) => {
    expect(holdsHere(condition)).toBe(expected)
  })
})

describe('several conditions', () => {
  const yes: Condition = { question: 1, from: 1, to: 1 }
  const no: Condition = { option: 5, from: 4, to: 12 }

  it('hold when all do', () => {
    expect(holdsHere(yes, { option: 5, from: 1, to: 3 })).toBe(true)
    expect(holdsHere(yes, no)).toBe(false)
    expect(holdsHere(no, yes)).toBe(false)
  })

  it('hold when there is none', () => {
    expect(holdsHere()).toBe(true)
  })
})

describe('conditions on question 7 from C on', () => {
  const when: readonly Condition[] = [
    { question: 7, from: 3, to: 5 },
    { option: 1, from: 4, to: 12 },
  ]

  it.each([
    [[{ question: 7, from: 3, to: 5 }], true],
    [[{ question: 7, from: 1, to: 2 }], false],
    [[{ question: 7, from: 1, to: 3 }], true],
    [[{ question: 8, from: 1, to: 1 }], true],
    [
      [
        { question: 8, from: 1, to: 1 },
        { question: 7, from: 2, to: 2 },
      ],
      false,
    ],
  ] as const)('can hold for %o: %s', (answers, may) => {
    expect(canHold(when, answers)).toBe(may)
  })

  it.each([
    [{ question: 7, from: 3, to: 5 }, true],
    [{ question: 7, from: 1, to: 5 }, true],
    [{ question: 7, from: 4, to: 5 }, false],
    [{ question: 7, from: 3, to: 4 }, false],
    [{ question: 8, from: 1, to: 5 }, false],
  ] as const)('are sure of %o: %s', (range, is) => {
    expect(isSure(when, range)).toBe(is)
  })
})
