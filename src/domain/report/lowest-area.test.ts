import { expect, it } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { scoreAnswers } from '../assessment/scoring.ts'
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
  const answers = answersOf(digits)
  const { sections } = scoreAnswers(MODEL, answers)
  const sectionScores = Object.fromEntries(sections.map(({ name, score }) => [name, score]))
  const lowest = lowestAreaOf(MODEL, { answers, sectionScores })
  expect(lowest).toEqual(area === undefined ? null : { area, score: sectionScores[area] })
})

it('is the first of equal ones where the answers are to other questions', () => {
  const sectionScores = { Sales: 3, Marketing: 2, Service: 2 }
  const lowest = lowestAreaOf(MODEL, { answers: undefined, sectionScores })
  expect(lowest).toEqual({ area: 'Marketing', score: 2 })
  expect(lowestAreaOf(MODEL, { answers: undefined, sectionScores: {} })).toBeNull()
})
