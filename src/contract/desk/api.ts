import type { Milestone } from '../../domain/assessment/milestone.ts'
import { LEAD_FIELDS } from '../../domain/lead/lead.ts'
import type { Lead } from '../../domain/lead/lead.ts'
import type { KeptResponse } from '../../domain/assessment/assessment-response.ts'
import type { LeadContext } from '../../domain/lead/lead-context.ts'
import type { Channel } from '../event.ts'

/**
 * The API of the owner's desk. Every read is a GET with the named query, every change a POST with a JSON
 * body. An error is a `Problem` of api.ts whose `title` is a sentence for the owner. Without a session every
 * address except `login` replies 401. Times are ISO 8601 in UTC, days '2026-11-20'.
 */
export const DESK_PATHS = {
  /** POST, `Login`: `DeskUser`, with the session as a cookie; 401 for a wrong name or password */
  login: '/api/desk/login',
  /** POST, `{}`: 204; ends the session */
  logout: '/api/desk/logout',
  /** GET: `DeskUser` */
  user: '/api/desk/user',
  /** GET, `since` as in a `LeadQuery`: `DeskCounts` */
  counts: '/api/desk/counts',
  /** GET, a `LeadQuery` and `page` from 1 on: `LeadsPage` */
  leads: '/api/desk/leads',
  /** GET, a `LeadQuery`: all its leads as a CSV file */
  leadsFile: '/api/desk/leads.csv',
  /** GET: the most frequent sources of leads first, at most a hundred */
  sources: '/api/desk/sources',
  /** GET, `id` of a lead: `LeadDetail`; 404 if it no longer exists */
  lead: '/api/desk/lead',
  /** POST, `NoteChange`: `LeadNote`; 409 if someone else changed it since, 404 if the lead no longer exists */
  note: '/api/desk/note',
  /** GET, `id` of a lead: `RowCounts` of its email. POST, `ErasureRequest`: the erased ones */
  erasure: '/api/desk/erasure',
  /** POST, `{ id }` of a lead in quarantine: 204 */
  release: '/api/desk/release',
  /** GET, `days` of `PERIODS`: `Numbers` */
  numbers: '/api/desk/numbers',
  /** POST, `{}`: publishes how common answers are; 204, or 409 with what is missing */
  edition: '/api/desk/edition',
  /** POST, `SendAgain`: `{ count }` */
  sendAgain: '/api/desk/send-again',
  /** GET, `id` of a delivery: `DeliveryLead` */
  deliveryLead: '/api/desk/delivery-lead',
  /** GET: `Health` */
  health: '/api/desk/health',
} as const

/** Followed by the id of a delivery, as in mails: a page of the desk that leads to the lead. */
export const DELIVERY_PAGES_PATH = '/deliveries'

/** People who may not change anything may not export either. */
export type DeskUser = { name: string; mayChange: boolean }

export const DESK_ACTIONS = ['export', 'erase', 'release', 'send again', 'publish', 'note'] as const

/** `count`: how many leads, people or events were affected, but never whose. */
export type DeskAction = {
  at: string
  who: string
  action: (typeof DESK_ACTIONS)[number]
  count: number
}

/** How far owners are with a lead, from first to last. */
export const LEAD_STATES = ['new', 'contacted', 'closed'] as const
export type LeadState = (typeof LEAD_STATES)[number]

/** In characters as JavaScript counts them. */
export const MAX_NOTE_LENGTH = 5000

/** Sort orders of the list. */
export const LEAD_ORDERS = [
  'when',
  ...LEAD_FIELDS,
  ...(['stage', 'score', 'source'] as const),
] as const
export type LeadOrder = (typeof LEAD_ORDERS)[number]

export const LEADS_ON_A_PAGE = 50

/** One finished assessment. */
export type StoredResponse = KeptResponse & { id: number; at: string }

/** State, note and reminder of one lead; version 0 if no one has changed them. */
export type LeadNote = {
  state: LeadState
  /** Who set it last. */
  stateBy: string | null
  text: string
  /** The day from which it is due. */
  remindOn: string | null
  version: number
  changed: { at: string; by: string } | null
}

export type StoredLead = Lead &
  LeadContext & {
    id: number
    language: string
    at: string
    /** Why it is in quarantine. */
    quarantine: string | null
    /** To this email. */
    latestResponse: StoredResponse | null
    note: LeadNote
  }

/** `count`: on all pages. */
export type LeadsPage = { leads: readonly StoredLead[]; count: number }

/** How long each list is, and how many deliveries have failed. */
export type DeskCounts = {
  /** Leads that are not in quarantine. */
  all: number
  /** New ones of them with a response. */
  toReach: number
  /** Those with a step or a reminder that is due. */
  dueNow: number
  /** Those that came in since the moment of the query; 0 without one. */
  newSince: number
  quarantined: number
  failed: number
}

/** Everything about a lead's email. Of each kind the newest are first, at most fifty. */
export type LeadDetail = {
  lead: StoredLead
  responses: readonly StoredResponse[]
  /** Of the form. */
  submissions: readonly { id: number; at: string }[]
  /** The newest lead of each other email at the same domain, at most twenty. */
  colleagues: readonly StoredLead[]
  deliveries: readonly DeliveryRow[]
}

/** Rows of a lead's email. */
export type RowCounts = { leads: number; responses: number }

/** How many days back from today, this one included. */
export const PERIODS = ['7', '30', '90', '365', 'all'] as const

/** `before`: in as many days before; null where the period is all days. */
type Figure = { count: number; before: number | null }

export type Numbers = {
  /** Null for all days. */
  from: string | null
  to: string
  visits: Figure
  /** Leads that are not in quarantine. */
  leads: Figure
  /** Responses, with and without an email. */
  finished: Figure
  /** Visits that reached each milestone, then links of teams and answers through them. */
  funnel: readonly { milestone: Milestone; count: number }[]
  /** Visits that reached the first and the last step, newest first; only days that have any. */
  days: readonly { day: string; visits: number; reports: number }[]
  /** Responses by stage name. */
  stages: readonly { stage: string; count: number }[]
  /** Responses between two stages that are not theirs: they have the one for gaps. */
  inGaps: number
  /** Most leads first, at most a hundred; `rest`: leads from all others. */
  sources: readonly { source: string | null; leads: number; finished: number }[]
  rest: { leads: number; finished: number }
  /** Counts by question id and option, only of answers to the current version. */
  answers: readonly { question: number; option: number; count: number }[]
  /** Responses that `answers` omits because they answer another version. */
  ofOtherVersions: number
  edition: EditionDraft
}

/** What would be published now of how common answers are. */
export type EditionDraft = {
  people: number
  /** How many of them share an email domain at most: nobody proves that an email is theirs. */
  mostOfOneDomain: number
  /** The last edition; null before the first. */
  publishedAt: string | null
  /** A sentence, or null if it can be published. */
  missing: string | null
}

export type DeliveryState = 'waiting' | 'delivered' | 'failed'

export type DeliveryRow = {
  id: string
  channel: Channel
  event: 'lead.created' | 'response.completed'
  state: DeliveryState
  at: string
  attempts: number
  nextAttemptAt: string | null
  lastProblem: string | null
  /** A lead of the email. */
  lead: { id: number; name: string } | null
}

/** A lead of the delivery; null if it no longer exists. */
export type DeliveryLead = { leadId: number | null }

export type Health = {
  engine: 'SQLite' | 'PostgreSQL'
  /** Size of the database with its log. */
  bytes: number
  /** `folder` is null if it was not set, `last` if there is no backup. */
  backup: { folder: string | null; last: { at: string; file: string; bytes: number } | null }
  version: string
  /** Those that are set up for the desk, whose settings are the server's. */
  channels: readonly Channel[]
  /** Counts of all deliveries. */
  deliveries: { readonly [state in DeliveryState]: number }
  /** Deliveries that failed, newest first, at most fifty. */
  failed: readonly DeliveryRow[]
  /** Who did what, newest first, at most fifty. */
  actions: readonly DeskAction[]
}
