import { createHash } from 'node:crypto'

import { sessionIdOf } from '../../../src/contract/api.ts'
import { readCompleteAnswers } from '../../../src/domain/assessment/assessment.ts'
import { assessmentResponseOf } from '../../../src/domain/assessment/assessment-response.ts'
import type { Random } from './settings.ts'
import { MODEL } from '../../../src/generated/model.ts'

/** One request that the service should keep, and the row that must then be there. */
export type Submission = {
  /** As it is sent. */
  key: string
  /** As it is kept: the key of a lead is hashed. */
  storedKey: string
  path: '/api/leads' | '/api/assessment-responses'
  headers: Record<string, string>
  body: string
  /** The columns of its row, JSON parsed. */
  row: Record<string, unknown>
}

const NAMES = [
  'Ada Lovelace',
  'José Ångström',
  '李小龍',
  'שרה כהן',
  '𝔊race 👩‍💻 Hopper',
  "O'Brien; --",
]
const COMPANIES = ['Analytical Engines', 'Würth & Söhne', '株式会社エンジン', '=1+1 "Ltd", Inc.']

/** Half of them leads, half of them responses, each under its own key. */
export function submissionOf(random: Random): Submission {
  return random.chance(0.5) ? leadOf(random) : responseOf(random)
}

export function leadOf(random: Random): Submission {
  const key = random.uuid()
  const row = {
    name: random.pick(NAMES),
    company: random.pick(COMPANIES),
    designation: `Head of Enablement ${random.between(1, 999)}`,
    email: `${random.hex(12)}@engines.example`,
  }
  return {
    ...{ key, row, path: '/api/leads', body: JSON.stringify(row) },
    storedKey: createHash('sha256').update(key).digest('hex'),
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
  }
}

function responseOf(random: Random): Submission {
  const key = sessionIdOf(random.between(1_700_000_000_000, 1_800_000_000_000), random.hex(16))
  const answers = readCompleteAnswers(
    MODEL,
    Object.fromEntries(MODEL.questionIds.map((id) => [id, random.between(1, 5)])),
  )
  if (!answers) throw new Error('Twelve answers are not complete')
  const email = random.chance(0.5) ? `${random.hex(12)}@engines.example` : null
  const kept = assessmentResponseOf(MODEL, key, answers, email)
  return {
    ...{ key, storedKey: key, path: '/api/assessment-responses' },
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session_id: key, responses: answers, user_email: email }),
    row: {
      overall_score: kept.overall_score,
      maturity_stage: kept.maturity_stage,
      section_scores: kept.section_scores,
      responses: answers,
      user_email: email,
    },
  }
}

/** For the same key, with other values. */
export function otherBodyOf(
  { key, path }: Pick<Submission, 'key' | 'path'>,
  random: Random,
): string {
  if (path === '/api/leads') return leadOf(random).body
  return JSON.stringify({ ...JSON.parse(responseOf(random).body), session_id: key })
}
