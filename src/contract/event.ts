import type { AssessmentResponse, KeptResponse } from '../domain/assessment/assessment-response.ts'
import type { Lead } from '../domain/lead/lead.ts'
import type { LeadContext } from '../domain/lead/lead-context.ts'
import type { LeadSource } from '../domain/lead/lead-source.ts'
import { LANGUAGES } from '../generated/languages.ts'

/**
 * About one row, as Standard Webhooks has the body of a request. The order of the fields is fixed, so that
 * the same row always has the same bytes.
 */
export type Event = LeadCreated | ResponseCompleted

type EventName = Event['type']

/** Channels to the owner; each one that is set up gets every event. */
export const OWNER_CHANNELS = ['webhook', 'chat', 'mail', 'hubspot'] as const
/** All channels; `copy` mails a report to the visitor who asked for it. */
export const CHANNELS = [...OWNER_CHANNELS, 'copy'] as const
export type Channel = (typeof CHANNELS)[number]

/** An event for one channel. */
export type Delivery = {
  /** Always the same for the same row, so that a receiver recognizes a repeat. */
  id: string
  channel: Channel
  event: EventName
  /** The key of its row. */
  rowKey: string
  /** ISO 8601; it is due at once. */
  createdAt: string
  /** The event as JSON, the body of its request. */
  payload: string
}

type LeadCreated = {
  type: 'lead.created'
  /** ISO 8601 */
  timestamp: string
  data: Lead & LeadSource & { id: string; consent: string | null; language: string }
}

export type ResponseCompleted = {
  type: 'response.completed'
  timestamp: string
  data: KeptResponse & {
    /** Whether somebody outside quarantine sent the form with this email. It is known when the event is sent. */
    has_lead?: boolean
  }
}

/** `key`: the idempotency key, sent as `id`. */
export function leadCreated(
  key: string,
  lead: Lead,
  context: LeadContext,
  timestamp: string,
): LeadCreated {
  return {
    type: 'lead.created',
    timestamp,
    data: {
      id: key,
      name: lead.name,
      company: lead.company,
      designation: lead.designation,
      email: lead.email,
      utm_source: context.utm_source,
      utm_medium: context.utm_medium,
      utm_campaign: context.utm_campaign,
      referrer_host: context.referrer_host,
      consent: context.consent ?? null,
      language: context.language ?? LANGUAGES[0].tag,
    },
  }
}

export function responseCompleted(
  response: AssessmentResponse,
  timestamp: string,
): Omit<ResponseCompleted, 'data'> & { data: KeptResponse } {
  const { day = timestamp.slice(0, 10), language = LANGUAGES[0].tag, ...others } = response
  return { type: 'response.completed', timestamp, data: { ...others, day, language } }
}
