import type { DeliveryRow, LeadNote, LeadState } from '../desk/contract/api.ts'
import type { AssessmentResponse } from '../domain/assessment/assessment-response.ts'
import type { Edition } from '../domain/benchmark/edition.ts'
import type { Lead } from '../domain/lead/lead.ts'
import type { LeadContext } from '../domain/lead/lead-context.ts'
import type { Session } from './sql/sql.ts'

/** From `since` if set, to just before `until`. */
export type Period = { since: Date | undefined; until: Date }

/** Score and stage as stored, by the version of the answered questions. */
export type StoredResponse = AssessmentResponse & { id: number; createdAt: Date }

/** A lead in the desk's list, with the latest response of its email and the owners' note. */
export type ListedLead = Lead &
  LeadContext & {
    id: number
    createdAt: Date
    /** Why it is in quarantine. */
    quarantine: string | undefined
    latestResponse: StoredResponse | undefined
    state: LeadState
    /** Empty if there is none. */
    note: string
    noteVersion: number
  }

/** Everything about a lead's email; the newest first, at most fifty of each. */
export type Person = {
  lead: ListedLead
  note: LeadNote
  responses: readonly StoredResponse[]
  /** Form submissions of the email. */
  sendings: readonly { id: number; createdAt: Date }[]
  /** The newest lead of each other email at the domain, at most twenty. */
  colleagues: readonly ListedLead[]
  deliveries: readonly DeliveryRow[]
}

/** Rows of a period, without leads in quarantine. */
export type StoredNumbers = {
  visits: CountWithBefore
  leads: CountWithBefore
  responses: CountWithBefore
  milestones: ReadonlyMap<string, number>
  /** Responses by the name of their stage. */
  stages: ReadonlyMap<string, number>
  /** How many of them lie in a gap whose stages are not theirs. */
  inGaps: number
  /** The hundred sources with the most leads, and all others together; '' if unknown. */
  sources: readonly (SourceCount & { source: string })[]
  otherSources: SourceCount
  /** How often each option was chosen, by answers to the current questions. */
  answers: readonly { question: number; option: number; count: number }[]
  ofOtherVersions: number
}

/** `before`: in as many days before the period; 0 if it has no first day. */
export type CountWithBefore = { count: number; before: number }

/** `finished`: leads whose email has a response. */
export type SourceCount = { leads: number; finished: number }

export type NoteOutcome = 'saved' | 'changed meanwhile' | 'missing'

export type Benchmark = {
  /** What everyone can read. */
  published: { edition: Edition; publishedAt: Date } | undefined
  /** How many would be counted now. */
  people: number
}

type StoreDescription = {
  engine: 'SQLite' | 'PostgreSQL'
  version: string
  bytes: number
}

/** The owner's view of the database, beside a running server: what the functions of `desk/` ask. */
export type OwnerStore = Session & {
  describe: () => Promise<StoreDescription>
  close: () => Promise<void>
}
