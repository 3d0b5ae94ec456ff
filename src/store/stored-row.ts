import { createHash } from 'node:crypto'

import { QUESTION_IDS } from '../domain/assessment/assessment.ts'
import type { AssessmentResponse } from '../domain/assessment/assessment-response.ts'
import type { Lead } from '../domain/lead/lead.ts'
import type { Suspicion } from '../domain/lead/suspicion.ts'
import { leadCreated, responseCompleted } from '../contract/webhook-event.ts'
import type { WebhookEvent } from '../contract/webhook-event.ts'
import { outboxEventOf } from './outbox-event.ts'

/** The event that is kept with a row; all null where the webhook is not told of it. */
type EventColumns = { eventId: string | null; eventAt: string | null; payload: string | null }

export type LeadRow = Lead &
  EventColumns & {
    kind: 'lead'
    key: string
    bodyHash: string
    quarantine: Suspicion | null
  }

export type ResponseRow = EventColumns & {
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

/**
 * The suspicion stays out of the hash: a repeat that comes later, or more slowly, is a repeat.
 * `toldAt`: when it came in, if the webhook is to be told; of a suspicion it is not told.
 */
export function leadRowOf(key: string, lead: Lead, quarantine?: Suspicion, toldAt?: Date): LeadRow {
  const { name, company, designation, email } = lead
  const suspicion = quarantine ?? null
  const event = toldAt && !suspicion ? leadCreated(key, lead, toldAt.toISOString()) : undefined
  return {
    kind: 'lead',
    key,
    bodyHash: leadHashOf(lead),
    name,
    company,
    designation,
    email,
    quarantine: suspicion,
    ...columnsOf(event),
  }
}

/**
 * The hash covers what the visitor sent and not what was computed from it, so that a response
 * sent again after a change of the stages is still the same response.
 */
export function responseRowOf(response: AssessmentResponse, toldAt?: Date): ResponseRow {
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
    ...columnsOf(toldAt && responseCompleted(response, toldAt.toISOString())),
  }
}

function columnsOf(event: WebhookEvent | undefined): EventColumns {
  if (!event) return { eventId: null, eventAt: null, payload: null }
  const { id, at, payload } = outboxEventOf(event)
  return { eventId: id, eventAt: at, payload }
}

/** The same for the same four values. */
export function leadHashOf({ name, company, designation, email }: Lead): string {
  return hashOf([name, company, designation, email])
}

/** SHA-256 in hex: tells a repeat from a conflict without reading a stored value back. */
function hashOf(values: readonly (string | number | null)[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex')
}
