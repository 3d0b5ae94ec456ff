import { hash } from 'node:crypto'

import type { Answers } from '../domain/assessment/assessment.ts'
import type { AssessmentResponse, KeptResponse } from '../domain/assessment/assessment-response.ts'
import { LEAD_FIELDS } from '../domain/lead/lead.ts'
import type { Lead } from '../domain/lead/lead.ts'
import type { LeadContext } from '../domain/lead/lead-context.ts'
import { NO_SOURCE } from '../domain/lead/lead-source.ts'
import type { LeadSource } from '../domain/lead/lead-source.ts'
import type { Suspicion } from '../domain/lead/suspicion.ts'
import type { Channel, Delivery } from '../contract/event.ts'
import { leadCreated, responseCompleted } from '../contract/event.ts'
import { isRecord } from '../domain/record.ts'
import { MODEL } from '../generated/model.ts'
import { numberOf, textOf, textOrNullOf } from './sql/sql.ts'
import type { Column, NewRow, RowTable } from './sql/sql.ts'
import { deliveryOf } from './outbox.ts'

const TEXT: Column<string> = { type: 'text', read: textOf }
const TEXT_OR_NULL: Column<string | null> = { type: 'text', read: textOrNullOf }

type LeadRow = Lead &
  LeadSource &
  Record<'quarantine' | 'consent', string | null> & { language: string }

export const LEAD_TABLE: RowTable<LeadRow & { idempotency_key: string }> = {
  name: 'maturity_quiz_leads',
  key: 'idempotency_key',
  email: 'email',
  columns: {
    idempotency_key: TEXT,
    name: TEXT,
    company: TEXT,
    designation: TEXT,
    email: TEXT,
    quarantine: TEXT_OR_NULL,
    utm_source: TEXT_OR_NULL,
    utm_medium: TEXT_OR_NULL,
    utm_campaign: TEXT_OR_NULL,
    referrer_host: TEXT_OR_NULL,
    consent: TEXT_OR_NULL,
    language: TEXT,
  },
}

export const RESPONSE_TABLE: RowTable<KeptResponse> = {
  name: 'assessment_responses',
  key: 'session_id',
  email: 'user_email',
  columns: {
    session_id: TEXT,
    model_version: { type: 'integer', read: numberOf },
    overall_score: { type: 'double precision', read: numberOf },
    maturity_stage: TEXT,
    section_scores: { type: 'jsonb', read: sectionScoresOf },
    responses: { type: 'jsonb', read: answersOf },
    user_email: TEXT_OR_NULL,
    day: TEXT,
    language: TEXT,
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
  const key = leadKeyOf(sentKey)
  const event = leadCreated(key, lead, context, at.toISOString())
  const { id: _, ...values } = event.data
  return {
    table: LEAD_TABLE,
    key,
    bodyHash: leadHashOf(sentKey, lead),
    values: { ...values, quarantine: quarantine ?? null },
    deliveries: channels.map((channel) => deliveryOf(event, channel)),
  }
}

/**
 * The hash covers the answers and not what was computed from them, so that a response sent again after a
 * change of the model is still the same response. It leaves out the day and the language, of which the first
 * ones stay, and the email, so that whoever can read hashes cannot find out by guessing who answered.
 */
export function responseRowOf(
  response: AssessmentResponse,
  options: EventOptions = NO_EVENTS,
): StoredRow {
  const { session_id: key, responses } = response
  const event = responseCompleted(response, options.at.toISOString())
  return {
    table: RESPONSE_TABLE,
    key,
    // Integer keys of an object are ordered.
    bodyHash: hash('sha256', JSON.stringify([key, ...Object.values(responses)])),
    values: event.data,
    deliveries: options.channels.map((channel) => deliveryOf(event, channel)),
  }
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

/** In the order of the sections, which PostgreSQL does not preserve. */
function sectionScoresOf(stored: unknown): Record<string, number> {
  const names: readonly string[] = MODEL.sections.map(({ name }) => name)
  const scores = entriesOf(stored).toSorted(
    ([one], [other]) => names.indexOf(one) - names.indexOf(other),
  )
  return Object.fromEntries(scores.map(([name, score]) => [name, Number(score)]))
}

function answersOf(stored: unknown): Answers {
  return Object.fromEntries(
    entriesOf(stored).flatMap(([id, option]) => (typeof option === 'number' ? [[id, option]] : [])),
  )
}

function entriesOf(stored: unknown): [string, unknown][] {
  const value: unknown = JSON.parse(textOf(stored))
  return isRecord(value) ? Object.entries(value) : []
}
