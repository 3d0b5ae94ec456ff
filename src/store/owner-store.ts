import type {
  DeliveryRow,
  DeliveryState,
  DeskAction,
  DeskCounts,
  LeadNote,
  LeadState,
} from '../desk/contract/api.ts'
import type { LeadQuery, NoteChange } from '../desk/contract/requests.ts'
import type { Channel } from '../contract/webhook-event.ts'
import type { AssessmentResponse } from '../domain/assessment/assessment-response.ts'
import type { Edition } from '../domain/benchmark/edition.ts'
import type { Result } from '../domain/result.ts'
import type { Lead } from '../domain/lead/lead.ts'
import type { LeadContext } from '../domain/lead/lead-context.ts'
import type { RowCounts } from './store.ts'

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

export type StoreDescription = {
  engine: 'SQLite' | 'PostgreSQL'
  version: string
  bytes: number
}

/** The owner's view of the store, beside a running server. `by`: who did it at the desk. */
export interface OwnerStore {
  /** Fifty leads from `offset` on, and the total number. */
  listLeads(
    query: LeadQuery,
    offset: number,
  ): Promise<{ leads: readonly ListedLead[]; count: number }>
  /** All leads of the query, in its order. */
  readLeads(query: LeadQuery): AsyncIterable<readonly ListedLead[]>
  /** Oldest first. */
  readResponses(period: Period): AsyncIterable<readonly StoredResponse[]>
  countLists(): Promise<DeskCounts>
  /** A hundred at most, the most frequent first. */
  readSources(): Promise<readonly string[]>
  readPerson(leadId: number): Promise<Person | undefined>
  readNote(leadId: number): Promise<LeadNote>
  saveNote(change: NoteChange, by: string, now: Date): Promise<NoteOutcome>
  /** Releases a lead from quarantine and notifies the channels; false if it was not there. */
  release(leadId: number, by: string, now: Date, channels: readonly Channel[]): Promise<boolean>
  countOf(email: string): Promise<RowCounts>
  /** Deletes every row of an email, and marks their keys. */
  erase(email: string, now: Date, by?: string): Promise<RowCounts>
  /** Deletes the rows that are marked as erased, as after a restore. */
  eraseAgain(): Promise<RowCounts>
  countOlder(before: Date): Promise<RowCounts>
  /** Deletes everything older, step by step; `onStep` gets the counts of each step. */
  purge(before: Date, onStep: (deleted: RowCounts) => void): Promise<void>
  readNumbers(period: Period): Promise<StoredNumbers>
  /** The newest fifty that failed. */
  listFailed(): Promise<readonly DeliveryRow[]>
  countDeliveries(): Promise<Readonly<Record<DeliveryState, number>>>
  /** The id of a lead that a delivery is about. */
  findLeadOfDelivery(deliveryId: string): Promise<number | undefined>
  /** Makes failed deliveries due again, all or one, and returns their number. Copies are skipped. */
  sendAgain(which: { id: string } | 'all', now: Date, by?: string): Promise<number>
  /** `ownDomains`: email domains of the owner's own people, including subdomains. */
  readBenchmark(ownDomains: readonly string[]): Promise<Benchmark>
  /** Replaces the published benchmark. The error is a sentence that says what is missing. */
  publishBenchmark(
    ownDomains: readonly string[],
    now: Date,
    by?: string,
  ): Promise<Result<Edition, string>>
  addAction(action: DeskAction): Promise<void>
  /** The newest first, fifty at most. */
  readActions(): Promise<readonly DeskAction[]>
  describe(): Promise<StoreDescription>
  close(): Promise<void>
}
