import { describe, expect, it } from 'vitest'
import {
  isComplete,
  letterOf,
  questionIdsOf,
  readAnswers,
  readAnswersOf,
  readCompleteAnswers,
  readQuestionId,
  sectionOf,
} from './assessment.ts'
import type { Answers } from './assessment.ts'
import { MODEL } from '../../../tests/support/twelve-by-five.ts'

/** By hand, for what reads answers is tested here. */
const TWELVE: Answers = {
  ...{ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 1 },
  ...{ 7: 2, 8: 3, 9: 4, 10: 5, 11: 1, 12: 2 },
}
const { 12: _, ...ELEVEN } = TWELVE

it.each(MODEL.sections)('finds the questions of $name, and their section', (section) => {
  expect(questionIdsOf(MODEL, section.name)).toEqual(section.questionIds)
  for (const id of section.questionIds) expect(sectionOf(MODEL, id)).toBe(section.name)
})

it('calls the least mature option A and the most mature one E', () => {
  expect(MODEL.options.map(letterOf)).toEqual(['A', 'B', 'C', 'D', 'E'])
})

it.each([
  ...[['1', 1] as const, ['12', 12] as const],
  ...['0', '13', '01', '1.5', ' 1'].map((text) => [text, undefined] as const),
])('reads %j in an address as question %s', (text, id) => {
  expect(readQuestionId(MODEL, text)).toBe(id)
})

describe('answers', () => {
  it.each([{}, { 7: 5 }, TWELVE])('are %j', (value) => {
    expect(readAnswers(MODEL, value)).toEqual(value)
  })

  it.each([
    ...[null, undefined, 7, '1', [], [1, 2]],
    ...[{ 0: 1 }, { 13: 1 }, { '01': 1 }, { length: 1 }, JSON.parse('{"1":1,"__proto__":{"2":2}}')],
    ...[{ 1: 0 }, { 1: 6 }, { 1: 2.5 }, { 1: '3' }, { 1: null }, { 1: [3] }],
    ...[
      { ...TWELVE, 7: NaN },
      { ...TWELVE, 7: undefined },
    ],
  ])('are not %j', (value) => {
    expect(readAnswers(MODEL, value)).toBeUndefined()
  })

  it('are not inherited', () => {
    expect(readAnswers(MODEL, Object.create(TWELVE))).toEqual({})
  })

  it('are complete only with all twelve', () => {
    expect(isComplete(MODEL, TWELVE)).toBe(true)
    for (const id of MODEL.questionIds) {
      expect(isComplete(MODEL, { ...TWELVE, [id]: undefined } as Answers), `${id}`).toBe(false)
    }
  })

  it.each([
    [TWELVE, TWELVE],
    [ELEVEN, undefined],
    [{ ...ELEVEN, 13: 1 }, undefined],
  ])('of %j that are complete are %j', (value, answers) => {
    expect(readCompleteAnswers(MODEL, value)).toEqual(answers)
  })

  it('to another version are none', () => {
    const kept = { model_version: MODEL.version, responses: TWELVE }
    expect(readAnswersOf(MODEL, kept)).toEqual(TWELVE)
    expect(readAnswersOf(MODEL, { ...kept, model_version: MODEL.version + 1 })).toBeUndefined()
    expect(readAnswersOf(MODEL, undefined)).toBeUndefined()
  })
})
