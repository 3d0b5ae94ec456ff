import { hash } from 'node:crypto'

import type { AssessmentResponse } from '../domain/assessment/assessment-response.ts'
import { LEAD_FIELDS } from '../domain/lead/lead.ts'
import type { Lead } from '../domain/lead/lead.ts'
import type { LeadContext } from '../domain/lead/lead-context.ts'
import { NO_SOURCE, SOURCE_FIELDS } from '../domain/lead/lead-source.ts'
import type { Suspicion } from '../domain/lead/suspicion.ts'
import type { Channel, Delivery, Event } from '../contract/event.ts'
import { leadCreated, responseCompleted } from '../contract/event.ts'
import type { NewRow, RowTable } from './sql/sql.ts'
import { deliveryOf } from './outbox.ts'

/** The columns of a lead besides its key and its hash. */
const LEAD_ROW_COLUMNS = [...LEAD_FIELDS, 'quarantine', ...SOURCE_FIELDS, 'consent'] as const

export const LEAD_TABLE: RowTable = {
  name: 'maturity_quiz_leads',
  key: 'idempotency_key',
  email: 'email',
  columns: Object.fromEntries(LEAD_ROW_COLUMNS.map((column) => [column, 'text'])),
}

export const RESPONSE_TABLE: RowTable = {
  name: 'assessment_responses',
  key: 'session_id',
  email: 'user_email',
  columns: {
    model_version: 'integer',
    overall_score: 'double precision',
    maturity_stage: 'text',
    section_scores: 'jsonb',
    responses: 'jsonb',
    user_email: 'text',
  },
}

export const ROW_TABLES = [LEAD_TABLE, RESPONSE_TABLE]

/** `deliveries`: none for a lead in quarantine. */
export type StoredRow = NewRow & { table: RowTable; deliveries: readonly Delivery[] }

/** When a row came in, and the channels that send its event. */
export type EventOptions = { at: Date; channels: readonly Channel[] }

const NO_EVENTS: EventOptions = { at: new Date(0), channels: [] }

/**
 * Context and suspicion are not in the hash, so that a repeat from elsewhere, or a slower one, is still a
 * repeat. A lead in quarantine sends no event. `sentKey`: the idempotency key that the browser sent.
 */
export function leadRowOf(
  sentKey: string,
  lead: Lead,
  context: LeadContext = NO_SOURCE,
  quarantine?: Suspicion,
  options: EventOptions = NO_EVENTS,
): StoredRow {
  const { at, channels } = quarantine === undefined ? options : NO_EVENTS
  const { consent = null, ...source } = context
  const key = leadKeyOf(sentKey)
  return {
    table: LEAD_TABLE,
    key,
    bodyHash: leadHashOf(sentKey, lead),
    values: { ...lead, quarantine: quarantine ?? null, ...source, consent },
    deliveries: deliveriesOf(channels, leadCreated(key, lead, context, at.toISOString())),
  }
}

/**
 * The hash covers the answers and not what was computed from them, so that a response sent again after a
 * change of the model is still the same response. It leaves the email out, so that whoever can read hashes
 * cannot find out by guessing who answered.
 */
export function responseRowOf(
  response: AssessmentResponse,
  options: EventOptions = NO_EVENTS,
): StoredRow {
  const { responses, userEmail } = response
  return {
    table: RESPONSE_TABLE,
    key: response.sessionId,
    // Integer keys of an object are ordered.
    bodyHash: hash('sha256', JSON.stringify([response.sessionId, ...Object.values(responses)])),
    values: {
      model_version: response.modelVersion,
      overall_score: response.overallScore,
      maturity_stage: response.maturityStage,
      section_scores: response.sectionScores,
      responses,
      user_email: userEmail,
    },
    deliveries: deliveriesOf(
      options.channels,
      responseCompleted(response, options.at.toISOString()),
    ),
  }
}

function deliveriesOf(channels: readonly Channel[], event: Event): Delivery[] {
  return channels.map((channel) => deliveryOf(event, channel))
}

/** The stored form of a lead's key. It identifies the lead in events too. */
export function leadKeyOf(sentKey: string): string {
  return hash('sha256', sentKey)
}

/**
 * The key is part of it, which only the browser knows: someone who can read hashes but not leads cannot find
 * out by guessing who left one.
 */
export function leadHashOf(sentKey: string, lead: Lead): string {
  return hash('sha256', JSON.stringify([sentKey, ...LEAD_FIELDS.map((field) => lead[field])]))
}

/** The trace that a row leaves in `assessment_erased`; `key` as stored. */
export function erasureMarkOf(key: string): string {
  return hash('sha256', key)
}
