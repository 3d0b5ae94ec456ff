import { expect, it } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { scoreAnswers } from '../assessment/scoring.ts'
import { weakestOf } from './weakest-area.ts'
import { MODEL } from '../../../tests/support/twelve-by-five.ts'

function weakestIn(digits: string) {
  const answers = answersOf(digits)
  const sections = scoreAnswers(MODEL, answers).sections.map(
    ({ name, score }) => [name, score] as const,
  )
  return weakestOf(MODEL, { answers, sectionScores: Object.fromEntries(sections) })
}

it('is the area with the lowest score', () => {
  expect(weakestIn('333 333 322 333')).toEqual({ area: 'Coaching & Reinforcement', score: 7 / 3 })
})

it('is of equal ones the one that the report puts first, and none of all four', () => {
  expect(weakestIn('333 222 333 222')?.area).toBe('Measurement & Optimization')
  expect(weakestIn('222 222 222 222')).toBeNull()
})

it('is the first of equal ones where the answers are to other questions', () => {
  const sectionScores = { Sales: 3, Marketing: 2, Service: 2 }
  expect(weakestOf(MODEL, { answers: undefined, sectionScores })).toEqual({
    area: 'Marketing',
    score: 2,
  })
  expect(weakestOf(MODEL, { answers: undefined, sectionScores: {} })).toBeNull()
})
