import { expect, it } from 'vitest'
import { QUESTION_IDS } from '../../domain/assessment/assessment.ts'
import { MODEL_VERSION } from '../../domain/assessment/model.ts'
import { RESPONSES } from './desk-rows.ts'

const OPTIONS = '123451234512'

/** As the desk keeps the answers of a response whose JSON this is. */
function answersFrom(json: string): unknown {
  const response = { user_email: null, maturity_stage: 'Evolving', overall_score: 3 }
  return RESPONSES.rowOf({ ...response, model_version: MODEL_VERSION, responses: json })['answers']
}

function jsonOf(ids: readonly number[], separator = ','): string {
  return `{${ids.map((id) => `"${id}":${OPTIONS.charAt(id - 1)}`).join(separator)}}`
}

it.each([
  ['SQLite', jsonOf(QUESTION_IDS)],
  ['PostgreSQL', jsonOf(QUESTION_IDS, ', ').replaceAll(':', ': ')],
  ['a hand, in another order', jsonOf(QUESTION_IDS.toReversed())],
])('reads the answers as %s writes them', (_who, json) => {
  expect(answersFrom(json)).toBe(OPTIONS)
})

it.each([
  ['an answer is missing', jsonOf(QUESTION_IDS.slice(1))],
  ['an option is none of five', jsonOf(QUESTION_IDS).replace('"3":3', '"3":6')],
  ['there is a thirteenth', jsonOf(QUESTION_IDS).replace('}', ',"13":1}')],
])('reads none where %s', (_what, json) => {
  expect(answersFrom(json)).toBe('')
})
