import { describe, expect, it } from 'vitest'
import {
  isComplete,
  isOptionNumber,
  letterOf,
  NO_ANSWERS,
  OPTION_NUMBERS,
  QUESTION_IDS,
  questionIdsOf,
  readAnswers,
  readCompleteAnswers,
  readQuestionId,
  sectionOf,
  SECTIONS,
} from './assessment.ts'
import type { CompleteAnswers, QuestionId } from './assessment.ts'

/** By hand, for what reads answers is tested here. */
const TWELVE: CompleteAnswers = {
  ...{ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 1 },
  ...{ 7: 2, 8: 3, 9: 4, 10: 5, 11: 1, 12: 2 },
}

describe('sections', () => {
  it('hold the twelve questions in order, three each', () => {
    expect(SECTIONS.flatMap(({ questionIds }) => questionIds)).toEqual(QUESTION_IDS)
    expect(SECTIONS.map(({ questionIds }) => questionIds.length)).toEqual([3, 3, 3, 3])
  })

  it.each([
    [1, 'Strategic Alignment'],
    [3, 'Strategic Alignment'],
    [4, 'Content & Training Delivery'],
    [6, 'Content & Training Delivery'],
    [7, 'Coaching & Reinforcement'],
    [9, 'Coaching & Reinforcement'],
    [10, 'Measurement & Optimization'],
    [12, 'Measurement & Optimization'],
  ] as const)('put question %i in %s', (id, name) => {
    expect(sectionOf(id)).toBe(name)
  })

  it.each(SECTIONS)('give back the questions of $name', ({ name, questionIds }) => {
    expect(questionIdsOf(name)).toEqual(questionIds)
  })

  it('have no place for a question that is in none', () => {
    expect(() => sectionOf(13 as QuestionId)).toThrow('Question 13 belongs to no section')
  })
})

describe('letterOf', () => {
  it('calls the least mature option A and the most mature one E', () => {
    expect(OPTION_NUMBERS.map(letterOf)).toEqual(['A', 'B', 'C', 'D', 'E'])
  })
})

describe('readQuestionId', () => {
  it.each(QUESTION_IDS)('reads %i as an address writes it', (id) => {
    expect(readQuestionId(String(id))).toBe(id)
  })

  it.each(['0', '13', '01', '1.5', '-1', '+1', '1e0', '0x1', ' 1', '1 ', '', 'abc', 'NaN', '１'])(
    'knows no question %j',
    (text) => {
      expect(readQuestionId(text)).toBeUndefined()
    },
  )
})

describe('isOptionNumber', () => {
  it.each([1, 2, 3, 4, 5])('takes %i', (option) => {
    expect(isOptionNumber(option)).toBe(true)
  })

  it.each([0, 6, -1, 1.5, NaN, Infinity, '3', null, undefined, true, [3], 3n])(
    'refuses %s',
    (option) => {
      expect(isOptionNumber(option)).toBe(false)
    },
  )
})

describe('isComplete', () => {
  it('needs all twelve answers', () => {
    expect(isComplete(TWELVE)).toBe(true)
    expect(isComplete(NO_ANSWERS)).toBe(false)
  })

  it.each(QUESTION_IDS)('misses question %i', (id) => {
    const { [id]: _, ...eleven } = TWELVE
    expect(isComplete(eleven)).toBe(false)
  })
})

describe('readAnswers', () => {
  it.each([
    ['no answer', {}],
    ['one answer', { 12: 5 }],
    ['twelve answers', TWELVE],
  ])('reads %s back from JSON', (_, answers) => {
    expect(readAnswers(JSON.parse(JSON.stringify(answers)))).toEqual(answers)
  })

  it.each([
    ['null', null],
    ['undefined', undefined],
    ['text', '{"1":1}'],
    ['a number', 12],
    ['an empty array', []],
    ['an array of twelve options', [1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2]],
    ['a function', () => TWELVE],
    ['a thirteenth question', { ...TWELVE, 13: 1 }],
    ['question 0', { ...TWELVE, 0: 1 }],
    ["question '01'", { '01': 1 }],
    ["question ' 1'", { ' 1': 1 }],
    ['an unknown key beside twelve answers', { ...TWELVE, length: 12 }],
    ['option 0', { ...TWELVE, 7: 0 }],
    ['option 6', { ...TWELVE, 7: 6 }],
    ['option 2.5', { ...TWELVE, 7: 2.5 }],
    ["option '3' as text", { ...TWELVE, 7: '3' }],
    ['option NaN', { ...TWELVE, 7: NaN }],
    ['option null', { ...TWELVE, 7: null }],
    ['option undefined', { ...TWELVE, 7: undefined }],
    ['an option in an array', { ...TWELVE, 7: [3] }],
    ['an own __proto__ key', JSON.parse('{"1":1,"__proto__":{"2":2}}')],
    ['a constructor key', JSON.parse('{"constructor":3}')],
  ])('trusts nothing of a value with %s', (_, value) => {
    expect(readAnswers(value)).toBeUndefined()
  })

  it('sees no inherited answers', () => {
    expect(readAnswers(Object.create(TWELVE))).toEqual({})
  })

  it('hands out a value of its own', () => {
    const stored: Record<string, unknown> = { 1: 1 }
    const answers = readAnswers(stored)
    stored['1'] = 9
    expect(answers).toEqual({ 1: 1 })
  })
})

describe('readCompleteAnswers', () => {
  it('reads exactly twelve answers', () => {
    expect(readCompleteAnswers(TWELVE)).toEqual(TWELVE)
  })

  it.each(QUESTION_IDS)('reads nothing when question %i is missing', (id) => {
    const { [id]: _, ...eleven } = TWELVE
    expect(readCompleteAnswers(eleven)).toBeUndefined()
  })

  it('reads nothing when one of twelve keys is wrong', () => {
    const { 12: _, ...eleven } = TWELVE
    expect(readCompleteAnswers({ ...eleven, 13: 1 })).toBeUndefined()
  })
})
