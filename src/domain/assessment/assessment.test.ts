import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  answerTo,
  isComplete,
  letterOf,
  NO_ANSWERS,
  questionIdsOf,
  readAnswers,
  readCompleteAnswers,
  readQuestionId,
  sectionOf,
} from './assessment.ts'
import type { Answers, CompleteAnswers } from './assessment.ts'
import { MODEL } from '../../../tests/support/twelve-by-five.ts'

/** By hand, for what reads answers is tested here. */
const TWELVE: Answers = {
  ...{ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 1 },
  ...{ 7: 2, 8: 3, 9: 4, 10: 5, 11: 1, 12: 2 },
}

it.each(MODEL.sections)('finds the questions of $name, and their section', (section) => {
  expect(questionIdsOf(MODEL, section.name)).toEqual(section.questionIds)
  for (const id of section.questionIds) expect(sectionOf(MODEL, id)).toBe(section.name)
})

it('has no section for a question that is in none', () => {
  expect(() => sectionOf(MODEL, 13)).toThrow('Question 13 belongs to no section')
})

describe('letterOf', () => {
  it('calls the least mature option A and the most mature one E', () => {
    expect(MODEL.options.map(letterOf)).toEqual(['A', 'B', 'C', 'D', 'E'])
  })
})

describe('readQuestionId', () => {
  it.each(MODEL.questionIds)('reads %i as an address writes it', (id) => {
    expect(readQuestionId(MODEL, String(id))).toBe(id)
  })

  it.each(['0', '13', '01', '1.5', '-1', '+1', '1e0', '0x1', ' 1', '1 ', '', 'abc', 'NaN', '１'])(
    'knows no question %j',
    (text) => {
      expect(readQuestionId(MODEL, text)).toBeUndefined()
    },
  )
})

it('answers no question that has no answer', () => {
  expect(() => answerTo({ 1: 1 } as unknown as CompleteAnswers, 2)).toThrow(
    'Question 2 has no answer',
  )
})

describe('isComplete', () => {
  it('needs all twelve answers', () => {
    expect(isComplete(MODEL, TWELVE)).toBe(true)
    expect(isComplete(MODEL, NO_ANSWERS)).toBe(false)
  })

  it.each(MODEL.questionIds)('misses question %i', (id) => {
    const { [id]: _, ...eleven } = TWELVE
    expect(isComplete(MODEL, eleven)).toBe(false)
  })
})

/** Nearly answers, and anything else that JSON can hold. */
const anyStored = fc.oneof(
  fc.dictionary(
    fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...MODEL.questionIds.map(String)) },
      fc.constantFrom('0', '13', '01', ' 1', 'length', 'constructor', '__proto__'),
    ),
    fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 1, max: 5 }) },
      fc.constantFrom(0, 6, 2.5, '3', null, [3]),
    ),
    { noNullPrototype: true },
  ),
  fc.array(fc.integer({ min: 1, max: 5 })),
  fc.jsonValue(),
)

function isLegal(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(value).every(
    ([key, option]) => /^([1-9]|1[0-2])$/.test(key) && [1, 2, 3, 4, 5].includes(option),
  )
}

describe('readAnswers', () => {
  it('gives back answers that JSON holds, and trusts nothing of any other value', () => {
    let legal = 0
    fc.assert(
      fc.property(anyStored, (value) => {
        if (isLegal(value)) legal += 1
        expect(readAnswers(MODEL, value)).toEqual(isLegal(value) ? value : undefined)
      }),
      { numRuns: 2000, examples: [[{}], [TWELVE], [JSON.parse('{"1":1,"__proto__":{"2":2}}')]] },
    )
    expect(legal).toBeGreaterThan(200)
  })

  it('trusts nothing that JSON cannot hold', () => {
    const values = [undefined, () => TWELVE, { ...TWELVE, 7: NaN }, { ...TWELVE, 7: undefined }]
    expect(values.filter((value) => readAnswers(MODEL, value))).toEqual([])
  })

  it('sees no inherited answers', () => {
    expect(readAnswers(MODEL, Object.create(TWELVE))).toEqual({})
  })

  it('hands out a value of its own', () => {
    const stored: Record<string, unknown> = { 1: 1 }
    const answers = readAnswers(MODEL, stored)
    stored['1'] = 9
    expect(answers).toEqual({ 1: 1 })
  })
})

describe('readCompleteAnswers', () => {
  it('reads exactly twelve answers', () => {
    expect(readCompleteAnswers(MODEL, TWELVE)).toEqual(TWELVE)
  })

  it('reads nothing when an answer is missing, or one of twelve keys is wrong', () => {
    const { 12: _, ...eleven } = TWELVE
    expect(readCompleteAnswers(MODEL, eleven)).toBeUndefined()
    expect(readCompleteAnswers(MODEL, { ...eleven, 13: 1 })).toBeUndefined()
  })
})
