import { createHash } from 'node:crypto'

import { QUESTION_IDS } from '../domain/assessment.ts'
import type { AssessmentResponse } from '../domain/assessment-response.ts'
import type { Lead } from '../domain/lead.ts'

export type LeadRow = Lead & { kind: 'lead'; key: string; bodyHash: string }

export type ResponseRow = {
  kind: 'response'
  key: string
  bodyHash: string
  overallScore: number
  maturityStage: string
  /** JSON */
  sectionScores: string
  /** JSON */
  responses: string
  userEmail: string | null
}

export type StoredRow = LeadRow | ResponseRow

export function leadRowOf(key: string, lead: Lead): LeadRow {
  const { name, company, designation, email } = lead
  const bodyHash = hashOf([name, company, designation, email])
  return { kind: 'lead', key, bodyHash, name, company, designation, email }
}

/**
 * The hash covers what the visitor sent and not what was computed from it, so that a response
 * sent again after a change of the stages is still the same response.
 */
export function responseRowOf(response: AssessmentResponse): ResponseRow {
  const { sessionId, overallScore, maturityStage, sectionScores, responses, userEmail } = response
  return {
    kind: 'response',
    key: sessionId,
    bodyHash: hashOf([userEmail, ...QUESTION_IDS.map((id) => responses[id])]),
    overallScore,
    maturityStage,
    sectionScores: JSON.stringify(sectionScores),
    responses: JSON.stringify(responses),
    userEmail,
  }
}

/** SHA-256 in hex: tells a repeat from a conflict without reading a stored value back. */
function hashOf(values: readonly (string | number | null)[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex')
}
