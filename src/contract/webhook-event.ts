import type { AssessmentResponse } from '../domain/assessment/assessment-response.ts'
import type { Lead } from '../domain/lead/lead.ts'
import type { LeadContext } from '../domain/lead/lead-context.ts'
import type { LeadSource } from '../domain/lead/lead-source.ts'

/**
 * What the owner's webhook is told about one row: the body of a request by the Standard Webhooks
 * specification. The order of the fields is fixed, so that an event that is made again from
 * its row has the same bytes.
 */
export type WebhookEvent = LeadCreated | ResponseCompleted

export type EventName = WebhookEvent['type']

/** Each that is set up sends every event to the owner. */
export const OWNER_CHANNELS = ['webhook', 'chat', 'mail'] as const
/** What events are sent by; the copy of a report goes to the visitor who asks for it. */
export const CHANNELS = [...OWNER_CHANNELS, 'copy'] as const
export type Channel = (typeof CHANNELS)[number]

type LeadCreated = {
  type: 'lead.created'
  /** ISO 8601 */
  timestamp: string
  data: Lead & LeadSource & { id: string; consent: string | null }
}

type ResponseCompleted = {
  type: 'response.completed'
  timestamp: string
  data: {
    session_id: string
    model_version: number
    overall_score: number
    maturity_stage: string
    section_scores: AssessmentResponse['sectionScores']
    responses: AssessmentResponse['responses']
    user_email: string | null
  }
}

/** What waits in the outbox for a visitor who asked for the report by mail. */
export type CopyAsked = ResponseCompleted & {
  /** Of the reader's calendar, '2026-11-20'. */
  day?: string | undefined
}

/** `key`: the idempotency key, sent as `id`. */
export function leadCreated(
  key: string,
  { name, company, designation, email }: Lead,
  { utm_source, utm_medium, utm_campaign, referrer_host, consent }: LeadContext,
  timestamp: string,
): LeadCreated {
  return {
    type: 'lead.created',
    timestamp,
    data: {
      id: key,
      name,
      company,
      designation,
      email,
      utm_source,
      utm_medium,
      utm_campaign,
      referrer_host,
      consent: consent ?? null,
    },
  }
}

export function responseCompleted(
  response: AssessmentResponse,
  timestamp: string,
): ResponseCompleted {
  return {
    type: 'response.completed',
    timestamp,
    data: {
      session_id: response.sessionId,
      model_version: response.modelVersion,
      overall_score: response.overallScore,
      maturity_stage: response.maturityStage,
      section_scores: response.sectionScores,
      responses: response.responses,
      user_email: response.userEmail,
    },
  }
}
