import { expect, it } from 'vitest'
import { optionText, questionOf } from './questions.ts'
import { MODEL } from '../../generated/model.ts'

const QUESTIONS = MODEL.questionIds.map(questionOf)

it('has twelve questions with five options each, and nothing twice', () => {
  expect(QUESTIONS).toHaveLength(12)
  expect(new Set(QUESTIONS.map(({ topic }) => topic)).size).toBe(12)
  expect(new Set(QUESTIONS.map(({ text }) => text)).size).toBe(12)
  expect(new Set(QUESTIONS.flatMap(({ options }) => options)).size).toBe(60)
})

it('gives an option by its number, which is its score', () => {
  expect(optionText(12, 1)).toBe(questionOf(12).options[0])
  expect(optionText(12, 5)).toBe(questionOf(12).options[4])
})

it('is read in 3 minutes, at 238 words a minute and 4 seconds to choose', () => {
  const words = QUESTIONS.flatMap(({ text, options }) => [text, ...options].join(' ').split(/\s+/))
  expect((words.length / 238) * 60 + QUESTIONS.length * 4).toBeLessThanOrEqual(180)
})
