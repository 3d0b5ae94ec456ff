import { createHash } from 'node:crypto'

import type { AssessmentResponse } from '../domain/assessment/assessment-response.ts'
import { LEAD_FIELDS } from '../domain/lead/lead.ts'
import type { Lead } from '../domain/lead/lead.ts'
import { NO_SOURCE, SOURCE_FIELDS } from '../domain/lead/lead-source.ts'
import type { LeadSource } from '../domain/lead/lead-source.ts'
import type { Suspicion } from '../domain/lead/suspicion.ts'
import { leadCreated, responseCompleted } from '../contract/webhook-event.ts'
import type { WebhookEvent } from '../contract/webhook-event.ts'
import { outboxEventOf } from './outbox-event.ts'

/** The event that is kept with a row; all null where the webhook is not told of it. */
type EventColumns = { eventId: string | null; eventAt: string | null; payload: string | null }

export type LeadRow = Lead &
  LeadSource &
  EventColumns & {
    kind: 'lead'
    key: string
    bodyHash: string
    quarantine: Suspicion | null
  }

/** The columns of a lead besides its key and its hash, the same in both databases. */
export const LEAD_COLUMNS = [...LEAD_FIELDS, 'quarantine', ...SOURCE_FIELDS] as const

export type ResponseRow = EventColumns & {
  kind: 'response'
  key: string
  bodyHash: string
  modelVersion: number
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
 * Source and suspicion stay out of the hash: a repeat that comes later, from elsewhere or more slowly
 * is a repeat.
 * `toldAt`: when it came in, if the webhook is to be told; of a suspicion it is not told.
 */
export function leadRowOf(
  key: string,
  lead: Lead,
  source: LeadSource = NO_SOURCE,
  quarantine?: Suspicion,
  toldAt?: Date,
): LeadRow {
  const suspicion = quarantine ?? null
  const event =
    toldAt && !suspicion ? leadCreated(key, lead, source, toldAt.toISOString()) : undefined
  return {
    kind: 'lead',
    key,
    bodyHash: leadHashOf(lead),
    ...lead,
    quarantine: suspicion,
    ...source,
    ...columnsOf(event),
  }
}

/**
 * The hash covers what the visitor sent and not what was computed from it, so that a response
 * sent again after a change of the model is still the same response.
 */
export function responseRowOf(response: AssessmentResponse, toldAt?: Date): ResponseRow {
  const { responses, userEmail } = response
  return {
    kind: 'response',
    key: response.sessionId,
    // The keys of an object that are whole numbers come in their order.
    bodyHash: hashOf([userEmail, ...Object.values(responses)]),
    modelVersion: response.modelVersion,
    overallScore: response.overallScore,
    maturityStage: response.maturityStage,
    sectionScores: JSON.stringify(response.sectionScores),
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

/** The same for the same values. */
export function leadHashOf(lead: Lead): string {
  return hashOf(LEAD_FIELDS.map((field) => lead[field]))
}

/** SHA-256 in hex: tells a repeat from a conflict without reading a stored value back. */
function hashOf(values: readonly (string | number | null)[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex')
}
