import type { Milestone } from '../domain/assessment/milestone.ts'
import { LEAD_FIELDS } from '../domain/lead/lead.ts'
import type { Lead } from '../domain/lead/lead.ts'
import type { AnswerSet } from '../domain/assessment/model.ts'
import type { Channel } from './webhook-event.ts'

/**
 * What the owner's desk asks its own process. Every read is a GET with the query as named here, every
 * change a POST with a JSON body; a refusal is a `Problem` of api.ts, whose `title` is a sentence for
 * the owner. Without a session every address but `login` replies 401. Times are ISO 8601 in UTC, days
 * '2026-11-20'.
 */
export const DESK_PATHS = {
  /** POST, `Login`: `DeskUser`, with the session as a cookie; 401 for a wrong name or password */
  login: '/api/desk/login',
  /** POST, `{}`: 204; ends the session */
  logout: '/api/desk/logout',
  /** GET: `DeskUser` */
  user: '/api/desk/user',
  /** GET, a `LeadQuery` and `page` from 1 on: `LeadsPage` */
  leads: '/api/desk/leads',
  /** GET, a `LeadQuery`: all leads of it as a CSV file */
  leadsFile: '/api/desk/leads.csv',
  /** GET: `FilterChoices` */
  filterChoices: '/api/desk/filter-choices',
  /** GET, `id` of a lead: `LeadDetail`; 404 where it is gone */
  lead: '/api/desk/lead',
  /** POST, `NoteChange`: `LeadNote`; 409 where somebody else changed it since, 404 where the lead is gone */
  note: '/api/desk/note',
  /** GET, `id` of a lead: `ErasurePreview`. POST, `ErasureRequest`: `Erased` */
  erasure: '/api/desk/erasure',
  /** POST, `{ id }` of a lead in quarantine: 204 */
  release: '/api/desk/release',
  /** GET, `from` and `to`: `Numbers` */
  numbers: '/api/desk/numbers',
  /** GET, `page` from 1 on: `FailedDeliveries` */
  deliveries: '/api/desk/deliveries',
  /** POST, `SendAgain`: `{ count }` */
  sendAgain: '/api/desk/send-again',
  /** GET, `id` of a delivery: `DeliveryLead` */
  deliveryLead: '/api/desk/delivery-lead',
  /** GET: `Health` */
  health: '/api/desk/health',
  /** GET: `BenchmarkView`. POST, `{ action: 'publish' | 'withdraw' }`: `BenchmarkView` */
  benchmark: '/api/desk/benchmark',
} as const

/** A page of the desk. With the id of a delivery behind it, as in mails, it leads to the lead. */
export const DELIVERY_PAGES_PATH = '/deliveries'

export type Login = { name: string; password: string }

/** Who may not change anything cannot export either. */
export type DeskUser = { name: string; mayChange: boolean }

export const DESK_ACTIONS = [
  'export',
  'erase',
  'release',
  'send again',
  'publish',
  'withdraw',
  'note',
] as const

/** `count`: how many leads, people or events it was about. Never whom. */
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
export const LONGEST_NOTE = 5000

/** What the list is sorted by. */
export const LEAD_ORDERS = [
  'when',
  ...LEAD_FIELDS,
  ...(['stage', 'score', 'source'] as const),
] as const
export type LeadOrder = (typeof LEAD_ORDERS)[number]

/** What is left out does not filter. In an address: each under its own name. */
type LeadFilter = {
  /** Each of its first eight words is somewhere in name, company, designation or email; any case. */
  search?: string
  /** The name of a stage of the latest response. */
  stage?: string
  /** As in `LeadRow`; empty for leads that came from no known place. */
  source?: string
  /** First and last day, both included. */
  from?: string
  to?: string
  finished?: 'yes' | 'no'
  state?: LeadState
  /** Leads in quarantine are shown alone or not at all. */
  quarantined?: 'only'
}

/** Without `by` and `direction`: when, descending. */
export type LeadQuery = LeadFilter & {
  by?: LeadOrder
  direction?: 'ascending' | 'descending'
}

export const LEADS_ON_A_PAGE = 50

export type LeadRow = Lead & {
  id: number
  at: string
  /** Of the latest response to this email. */
  stage: string | null
  score: number | null
  /** Of it, the lowest area; null where all are equal. */
  weakest: { area: string; score: number } | null
  /** utm_source, or the host of the referrer. */
  source: string | null
  state: LeadState
  /** Empty where nobody wrote one. */
  note: string
  /** Why it is in quarantine. */
  quarantine: string | null
}

/** `count`: of all pages. */
export type LeadsPage = { rows: readonly LeadRow[]; count: number }

export type FilterChoices = {
  stages: readonly string[]
  /** The most frequent first, at most a hundred. */
  sources: readonly string[]
  /** Leads that are in quarantine. */
  quarantined: number
}

/** State and note of one lead, as last changed; at version 0 nobody did. */
export type LeadNote = {
  state: LeadState
  text: string
  version: number
  changed: { at: string; by: string } | null
}

/** `version`: that of the note which was changed. */
export type NoteChange = Pick<LeadNote, 'state' | 'text' | 'version'> & { id: number }

/** One run of the questions, as it was stored. */
export type LeadRun = {
  at: string
  score: number
  stage: string
  sections: readonly { name: string; score: number }[]
  /** Only answers to the current questions are shown as a report. */
  modelVersion: number
  answers: AnswerSet
}

/** `run`: the latest of this email. */
type Colleague = { lead: LeadRow; run: LeadRun | null }

export type LeadDetail = {
  lead: LeadRow
  note: LeadNote
  /** Where the lead came from, in full. */
  origin: {
    source: string | null
    medium: string | null
    campaign: string | null
    referrer: string | null
  }
  consent: string | null
  /** Of this email, newest first; the last fifty at most. */
  runs: readonly LeadRun[]
  /** Each time this email sent the form, newest first; the last fifty at most. */
  sendings: readonly { id: number; at: string }[]
  /** The newest lead of each other email of the same domain, newest first, twenty at most. */
  colleagues: readonly Colleague[]
  deliveries: readonly DeliveryRow[]
}

/** Rows of the email of a lead. */
export type ErasurePreview = { email: string; leads: number; responses: number }

/** `typed` is exactly the email. */
export type ErasureRequest = { email: string; typed: string }

/** `notes`: what the owner must know or do besides. */
export type Erased = { leads: number; responses: number; notes: readonly string[] }

export type Numbers = {
  from: string
  to: string
  /** Leads that are not in quarantine. */
  leads: number
  /** Responses, with and without an email. */
  finished: number
  /** Visits that reached each milestone. */
  funnel: readonly { milestone: Milestone; count: number }[]
  /** Of responses, by the name of a stage. */
  stages: readonly { stage: string; count: number }[]
  /** Most leads first, a hundred at most; `rest`: leads from all others. */
  sources: readonly { source: string | null; leads: number; finished: number }[]
  rest: { leads: number; finished: number }
  /** Of question `id` and option `n` at `id` and `n`, answers to the current version only. */
  answers: readonly { question: number; option: number; count: number }[]
  /** Responses that `answers` leaves out: they answer another version. */
  ofOtherVersions: number
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
  /** A lead of the email that it is about. */
  lead: { id: number; name: string } | null
}

/** Newest first, fifty on a page. */
export type FailedDeliveries = {
  rows: readonly DeliveryRow[]
  /** Of all deliveries. */
  counts: { readonly [state in DeliveryState]: number }
}

/** A lead that the delivery is about; null where it is gone. */
export type DeliveryLead = { leadId: number | null }

/** All that failed, or one; under the same event id. Copies to visitors are left out. */
export type SendAgain = { id: string } | { all: true }

export type Health = {
  engine: 'SQLite' | 'PostgreSQL'
  /** Of the database with its log; null where the server does not say. */
  bytes: number | null
  /** Where the database file is; null for PostgreSQL, whose disk is on its own machine. */
  disk: { free: number; total: number } | null
  /** `folder` null: nobody said where backups are; `last` null: none is there. */
  backup: { folder: string | null; last: { at: string; file: string; bytes: number } | null }
  kept: { leads: number; responses: number; quarantined: number; oldest: string | null }
  /** Null: kept until somebody deletes them. */
  retentionDays: number | null
  versions: { product: string; model: number; node: string; database: string }
  /** Who did what, newest first, fifty at most. */
  actions: readonly DeskAction[]
}

export type BenchmarkEdition = {
  /** How many people, when, and that they are no sample. */
  sentence: string
  overall: readonly BenchmarkBand[]
  areas: readonly { name: string; bands: readonly BenchmarkBand[] }[]
}

/** `range` and `share` in words: '1.0 to 1.9', '20 in 100'. `count`: of 100, rounded. */
export type BenchmarkBand = { range: string; share: string; count: number }

export type BenchmarkView = {
  /** What publishing now would show, if there are enough people. */
  preview?: BenchmarkEdition
  /** What is missing, a sentence for each; empty: it can be published. */
  missing: readonly string[]
  published?: BenchmarkEdition & { at: string }
}
