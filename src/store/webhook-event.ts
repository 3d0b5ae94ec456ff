import { createHash } from 'node:crypto'

import type { AssessmentResponse } from '../domain/assessment/assessment-response.ts'
import type { Lead } from '../domain/lead/lead.ts'

export type EventName = 'lead.created' | 'response.completed'

/** What the owner's webhook is told of one row: the body of the request, made once. */
export type WebhookEvent = {
  /** The same for the same row for ever, so that a receiver knows a repeat. */
  id: string
  /** ISO 8601 */
  at: string
  payload: string
}

/** `key`: the idempotency key, which is told as `id`. */
export function leadEventOf(key: string, lead: Lead, at: string): WebhookEvent {
  const { name, company, designation, email } = lead
  return eventOf('lead.created', key, at, { id: key, name, company, designation, email })
}

/** `maturityStage`: as it was named when it was stored. */
export type ToldResponse = Omit<AssessmentResponse, 'maturityStage'> & { maturityStage: string }

export function responseEventOf(response: ToldResponse, at: string): WebhookEvent {
  const { sessionId, overallScore, maturityStage, sectionScores, responses, userEmail } = response
  return eventOf('response.completed', sessionId, at, {
    session_id: sessionId,
    overall_score: overallScore,
    maturity_stage: maturityStage,
    section_scores: sectionScores,
    responses,
    user_email: userEmail,
  })
}

/** Standard Webhooks: `type`, `timestamp` and `data` in the body, an id without a full stop. */
function eventOf(type: EventName, key: string, timestamp: string, data: object): WebhookEvent {
  const hash = createHash('sha256').update(`${type}\n${key}`).digest('base64url')
  return {
    id: `msg_${hash.slice(0, 27)}`,
    at: timestamp,
    payload: JSON.stringify({ type, timestamp, data }),
  }
}
