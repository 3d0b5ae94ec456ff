import type { AssessmentResponse } from '../domain/assessment/assessment-response.ts'
import type { Lead } from '../domain/lead/lead.ts'

/**
 * What the owner's webhook is told of one row: the body of the request, as the Standard Webhooks
 * specification has it. The order of the fields is fixed, so that an event that is made again from
 * its row has the same bytes.
 */
export type WebhookEvent = LeadCreated | ResponseCompleted

export type EventName = WebhookEvent['type']

type LeadCreated = {
  type: 'lead.created'
  /** ISO 8601 */
  timestamp: string
  data: Lead & { id: string }
}

type ResponseCompleted = {
  type: 'response.completed'
  timestamp: string
  data: {
    session_id: string
    overall_score: number
    maturity_stage: string
    section_scores: AssessmentResponse['sectionScores']
    responses: AssessmentResponse['responses']
    user_email: string | null
  }
}

/** `key`: the idempotency key, which is told as `id`. */
export function leadCreated(key: string, lead: Lead, timestamp: string): LeadCreated {
  const { name, company, designation, email } = lead
  return {
    type: 'lead.created',
    timestamp,
    data: { id: key, name, company, designation, email },
  }
}

/** `maturityStage`: as it was named when it was stored. */
type ToldResponse = Omit<AssessmentResponse, 'maturityStage'> & { maturityStage: string }

export function responseCompleted(response: ToldResponse, timestamp: string): ResponseCompleted {
  const { sessionId, overallScore, maturityStage, sectionScores, responses, userEmail } = response
  return {
    type: 'response.completed',
    timestamp,
    data: {
      session_id: sessionId,
      overall_score: overallScore,
      maturity_stage: maturityStage,
      section_scores: sectionScores,
      responses,
      user_email: userEmail,
    },
  }
}
