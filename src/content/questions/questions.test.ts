import { expect, it } from 'vitest'
import { questionOf } from './questions.ts'
import { MODEL } from '../../generated/model.ts'

const QUESTIONS = MODEL.questionIds.map(questionOf)

it('is read in 3 minutes, at 238 words a minute and 4 seconds to choose', () => {
  const words = QUESTIONS.flatMap(({ text, options }) => [text, ...options].join(' ').split(/\s+/))
  expect((words.length / 238) * 60 + QUESTIONS.length * 4).toBeLessThanOrEqual(180)
})
