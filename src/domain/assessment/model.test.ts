import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { questionOf } from '../../content/questions/questions.ts'
import { QUESTION_IDS, sectionOf } from './assessment.ts'
import { MODEL_VERSION } from './model.ts'
import { STAGES } from './stage.ts'

const HASH = '30950bde42fe183d'

it('has the words and the ranges of its version', () => {
  const questions = QUESTION_IDS.map(questionOf).map(({ id, text, options }) => [
    sectionOf(id),
    text,
    options,
  ])
  const hash = createHash('sha256')
    .update(JSON.stringify([questions, STAGES]))
    .digest('hex')
  expect(
    hash.slice(0, 16),
    'A question, an option or a range was changed: raise MODEL_VERSION, and write the new hash here',
  ).toBe(HASH)
})

it('has room in a report code', () => {
  expect(MODEL_VERSION).toBeLessThan(16)
})
