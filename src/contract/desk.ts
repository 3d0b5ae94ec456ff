import type { Draft } from '../domain/benchmark/draft.ts'
import type { Milestone } from '../domain/assessment/milestone.ts'
import { LEAD_FIELDS } from '../domain/lead/lead.ts'
import type { Lead } from '../domain/lead/lead.ts'
import type { Brief } from './brief.ts'
import type { Channel } from './webhook-event.ts'

/**
 * What the owner's desk asks its own process on loopback. Every read is a GET with the query as
 * named here, every change a POST with a JSON body; a refusal is a `Problem` of api.ts, whose
 * `title` is a sentence for the owner. Times are ISO 8601 in UTC, days '2026-11-20'.
 */
export const DESK_PATHS = {
  /** GET, a `LeadQuery` and `after`: `LeadsPage` */
  leads: '/api/desk/leads',
  /** GET, a `LeadQuery`: `LeadCount` */
  leadCount: '/api/desk/leads/count',
  /** GET: `FilterChoices` */
  filterChoices: '/api/desk/filter-choices',
  /** GET, `id` of a lead: `LeadDetail`; 404 where it is gone */
  lead: '/api/desk/lead',
  /** GET, `after`, the id of a lead: `News` */
  news: '/api/desk/news',
  /** POST, `NoteChange`: `LeadNote`; 409 where somebody else changed it since, 404 where the lead is gone */
  note: '/api/desk/note',
  /** GET, `email`: `ErasurePreview`. POST, `ErasureRequest`: `Erased` */
  erasure: '/api/desk/erasure',
  /** GET: `ReleasePreview`. POST, `Release`: `Released` */
  release: '/api/desk/release',
  /** POST, `ExportRequest`: `ExportOffer` */
  exports: '/api/desk/exports',
  /** GET, `id` of an offer: the file, as a download */
  exportFile: '/api/desk/export-file',
  /** GET, `from` and `to`: `Numbers` */
  numbers: '/api/desk/numbers',
  /** GET, `state` (or without it all) and `after`: `DeliveriesPage` */
  deliveries: '/api/desk/deliveries',
  /** GET: `DeliveryCounts` */
  deliveryCounts: '/api/desk/deliveries/count',
  /** POST, `Replay`: `Replayed` */
  replay: '/api/desk/replay',
  /** GET: `Health` */
  health: '/api/desk/health',
  /** GET: `Verification`. POST, `{ action: 'start' | 'stop' }`: `Verification` */
  verify: '/api/desk/verify',
  /** GET: `BenchmarkView`. POST, `{ action: 'publish' | 'withdraw' }`: `{}` */
  benchmark: '/api/desk/benchmark',
  /** GET: `DeskUser` */
  user: '/api/desk/user',
  /** GET: `DeskAction[]`, the newest first, fifty at most */
  actions: '/api/desk/actions',
} as const

/** A page of the desk. With the id of a delivery behind it, as in mails, it leads to the lead. */
export const DELIVERY_PAGES_PATH = '/deliveries'

/** `name` null: the owner at a desk without a log-in. Who may not change anything cannot export either. */
export type DeskUser = { name: string | null; mayChange: boolean }

export const DESK_ACTIONS = [
  'export',
  'erase',
  'release',
  'replay',
  'publish',
  'withdraw',
  'note',
] as const

/** `count`: how many leads, people or events it was about. Never whom. */
export type DeskAction = {
  at: string
  who: string | null
  action: (typeof DESK_ACTIONS)[number]
  count: number
}

/** What owners say of a lead, from first to last. */
export const LEAD_STATES = ['new', 'spoken', 'closed'] as const
export type LeadState = (typeof LEAD_STATES)[number]

export function readLeadState(value: unknown): LeadState | undefined {
  return LEAD_STATES.find((state) => state === value)
}

/** In characters as JavaScript counts them. */
export const LONGEST_NOTE = 5000

export const LEAD_COLUMNS = [
  'when',
  ...LEAD_FIELDS,
  ...(['stage', 'score', 'weakest', 'state', 'note', 'source', 'runs'] as const),
] as const
export type LeadColumn = (typeof LEAD_COLUMNS)[number]

/** What the list is sorted by. */
const LEAD_ORDERS = [
  'when',
  ...LEAD_FIELDS,
  ...(['stage', 'score', 'source', 'runs'] as const),
] as const
export type LeadOrder = (typeof LEAD_ORDERS)[number]

export function isLeadOrder(value: unknown): value is LeadOrder {
  return LEAD_ORDERS.some((order) => order === value)
}

type LeadSort = { by: LeadOrder; direction: 'ascending' | 'descending' }

/** What is left out does not filter. In an address: each under its own name. */
export type LeadFilter = {
  /** Each of its first eight words is somewhere in name, company, designation or email; any case. */
  search?: string
  /** The name of a stage of the latest response. */
  stage?: string
  /** The company's name, any case. */
  company?: string
  /** As in `LeadRow`; empty for leads that came from no known place. */
  source?: string
  /** First and last day, both included. */
  from?: string
  to?: string
  finished?: 'yes' | 'no'
  state?: LeadState
  /** Leads that look like a script's are shown alone or not at all. */
  quarantined?: 'only'
}

/** Without `by` and `direction`: when, descending. */
export type LeadQuery = LeadFilter & Partial<LeadSort>

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
  /** How often this email finished the questions. */
  runs: number
  state: LeadState
  /** Empty where nobody wrote one. */
  note: string
  /** Why it is in quarantine. */
  quarantine: string | null
}

export type LeadsPage = {
  rows: readonly LeadRow[]
  /** For `after`; not there on the last page. */
  next?: string
}

export type LeadCount = { count: number }

export type FilterChoices = {
  stages: readonly string[]
  /** The most frequent first, at most a hundred. */
  sources: readonly string[]
  /** Leads that are in quarantine. */
  quarantined: number
}

/** State and note of one lead, as last changed; at version 0 nobody did. `by` null: the owner, without a log-in. */
export type LeadNote = {
  state: LeadState
  text: string
  version: number
  changed: { at: string; by: string | null } | null
}

/** `version`: that of the note which was changed. */
export type NoteChange = Pick<LeadNote, 'state' | 'text' | 'version'> & { id: number }

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
  brief: Brief
  /** The latest response: as they saw it under `code`, else by its stored scores alone. */
  report?: {
    at: string
    score: number
    stage: string
    sections: readonly { name: string; score: number }[]
    modelVersion: number
    /** Only where the answers are to the current questions. */
    code?: string
  }
  /** Newest first; the last thousand at most. */
  runs: readonly { at: string; score: number; stage: string; modelVersion: number; code?: string }[]
  /** Each sending of the form, newest first. */
  sendings: readonly LeadRow[]
  /** Others of the same email domain, newest first, twenty at most. */
  colleagues: readonly LeadRow[]
  colleagueCount: number
  deliveries: readonly DeliveryRow[]
}

export type ErasurePreview = {
  leads: number
  responses: number
  /** Other addresses that only look the same: they are not erased with it. */
  similar: readonly string[]
}

/** `typed` is exactly the email, or for several 'erase 3 people'. */
export type ErasureRequest = { emails: readonly string[]; typed: string }

/** `notes`: what the owner must know or do besides. */
export type Erased = { leads: number; responses: number; notes: readonly string[] }

/** `isTold`: a channel hears of leads that are released. */
export type ReleasePreview = { isTold: boolean }

/** `count`: the number that the button named; anything but the length of `ids` is refused. */
export type Release = { ids: readonly number[]; count: number }
export type Released = { released: number }

/** `ids` given: of what the query finds, these alone. */
export type ExportRequest = {
  query: LeadQuery
  columns: readonly LeadColumn[]
  ids?: readonly number[]
}
/** The rows are settled now: exactly these are in the file, each once. */
export type ExportOffer = {
  id: string
  count: number
  /** Filter, sort, columns and number in words. */
  sentence: string
  fileName: string
}

export type Numbers = {
  from: string
  to: string
  visits: number
  leads: number
  /** Responses, with and without an email. */
  finished: number
  /** Visits that reached each milestone; `lost`: how many fewer than the one before. */
  funnel: readonly { milestone: Milestone; label: string; count: number; lost: number }[]
  /** Every day of the period. */
  days: readonly DayNumbers[]
  /** Least to most mature, then stages of earlier names. */
  stages: readonly { stage: string; count: number }[]
  /** Most leads first; `finished`: leads of the period whose email finished. */
  sources: readonly { source: string | null; leads: number; finished: number }[]
  questions: readonly {
    id: number
    text: string
    options: readonly { letter: string; text: string; count: number }[]
  }[]
  /** Responses that `questions` leaves out: they answer another version. */
  ofOtherVersions: number
}

export type DayNumbers = { day: string; visits: number; leads: number; finished: number }

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
  /** Whom it is about: the newest lead of that email. */
  lead: { id: number; name: string } | null
}

export type DeliveriesPage = { rows: readonly DeliveryRow[]; next?: string }
export type DeliveryCounts = { readonly [state in DeliveryState]: number }

/** All that failed, or one in any state but waiting; under the same event id. */
export type Replay = { id: string } | { all: 'failed'; count: number }
export type Replayed = { replayed: number }

export type Health = Safety & {
  /** Of the database with its log; null where the server does not say. */
  bytes: number | null
  kept: { leads: number; responses: number; quarantined: number; oldest: string | null }
  /** Null: kept until somebody deletes them. */
  retentionDays: number | null
  versions: { product: string; model: number; node: string; database: string }
}

/** What may want the owner soon. */
export type Safety = {
  engine: 'SQLite' | 'PostgreSQL'
  /** Where the database file is; null for PostgreSQL, whose disk is on its own machine. */
  disk: { free: number; total: number } | null
  /** `folder` null: nobody said where backups are; `last` null: none is there. */
  backup: { folder: string | null; last: { at: string; file: string; bytes: number } | null }
}

export type News = {
  /** How many leads came after that one. */
  leads: number
  /** The id of the newest lead; 0 where there is none. */
  newest: number
  /** Deliveries. */
  failed: number
  safety: Safety
}

/** What was checked and whether all of it is in order, or what was not checked. */
export type Finding = { answer: 'ok' | 'wrong' | 'not checked'; sentence: string }

export type Verification =
  | { state: 'never' | 'stopped' }
  /** Responses whose scores were compared, after the files were read. */
  | { state: 'running'; step: 'files' | 'scores'; done: number; total: number }
  | { state: 'failed'; sentence: string }
  | { state: 'done'; endedAt: string; findings: readonly Finding[] }

export type BenchmarkEdition = {
  /** How many people, when, and that they are no sample. */
  sentence: string
  overall: readonly BenchmarkBand[]
  areas: readonly { name: string; bands: readonly BenchmarkBand[] }[]
}

/** `range` and `share` in words: '1.0 to 1.9', '20 in 100'. `count` is rounded, for a picture. */
export type BenchmarkBand = { range: string; share: string; count: number }

export type BenchmarkView = {
  /** What publishing now would show, if there are enough people. */
  preview?: BenchmarkEdition
  /** What is missing, a sentence for each, and of a number how far it is; empty: it can be published. */
  missing: Draft['missing']
  published?: BenchmarkEdition & { at: string }
  /** The rules, a sentence for each. */
  rules: readonly string[]
}
