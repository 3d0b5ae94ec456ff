import { expect, it } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { assessmentResponseOf } from '../assessment/assessment-response.ts'
import { lowestAreaOf } from './lowest-area.ts'
import { MODEL } from '../../../tests/support/twelve-by-five.ts'

it.each([
  ['333 333 322 333', 'Coaching & Reinforcement'],
  // Of equal ones, the one that the report puts first.
  ['333 222 333 222', 'Measurement & Optimization'],
  // None where the report calls them level.
  ['222 222 222 222', undefined],
  ['222 223 222 222', undefined],
])('of %s is %s', (digits, area) => {
  const response = assessmentResponseOf(MODEL, 'session_1', answersOf(digits), null)
  const score = response.section_scores[area ?? '']
  expect(lowestAreaOf(MODEL, response)).toEqual(area === undefined ? null : { area, score })
})

it('is the first of equal ones where the answers are to other questions', () => {
  const response = assessmentResponseOf(MODEL, 'session_1', answersOf('333 333 322 333'), null)
  const earlier = { ...response, model_version: MODEL.version - 1 }
  const section_scores = { Sales: 3, Marketing: 2, Service: 2 }
  expect(lowestAreaOf(MODEL, { ...earlier, section_scores })).toEqual({
    area: 'Marketing',
    score: 2,
  })
  expect(lowestAreaOf(MODEL, { ...earlier, section_scores: {} })).toBeNull()
})
