import { expect, it } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { scoreAnswers } from '../assessment/scoring.ts'
import { lowestAreaOf } from './lowest-area.ts'
import { MODEL } from '../../../tests/support/twelve-by-five.ts'

function lowestIn(digits: string) {
  const answers = answersOf(digits)
  const sections = scoreAnswers(MODEL, answers).sections.map(
    ({ name, score }) => [name, score] as const,
  )
  return lowestAreaOf(MODEL, { answers, sectionScores: Object.fromEntries(sections) })
}

it('is the area with the lowest score', () => {
  expect(lowestIn('333 333 322 333')).toEqual({ area: 'Coaching & Reinforcement', score: 7 / 3 })
})

it('is of equal ones the one that the report puts first, and none where the report calls them level', () => {
  expect(lowestIn('333 222 333 222')?.area).toBe('Measurement & Optimization')
  expect(lowestIn('222 222 222 222')).toBeNull()
  expect(lowestIn('222 223 222 222')).toBeNull()
})

it('is the first of equal ones where the answers are to other questions', () => {
  const sectionScores = { Sales: 3, Marketing: 2, Service: 2 }
  expect(lowestAreaOf(MODEL, { answers: undefined, sectionScores })).toEqual({
    area: 'Marketing',
    score: 2,
  })
  expect(lowestAreaOf(MODEL, { answers: undefined, sectionScores: {} })).toBeNull()
})
