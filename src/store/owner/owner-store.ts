import type {
  DeliveryCounts,
  DeliveryRow,
  DeskAction,
  Finding,
  LeadState,
} from '../../contract/desk.ts'
import type { AssessmentResponse } from '../../domain/assessment/assessment-response.ts'
import type { CompleteAnswers } from '../../domain/assessment/assessment.ts'
import type { Draft } from '../../domain/benchmark/draft.ts'
import type { Edition } from '../../domain/benchmark/edition.ts'
import type { Lead } from '../../domain/lead/lead.ts'
import type { LeadContext } from '../../domain/lead/lead-context.ts'
import type { ErasedAgain } from './erasure.ts'
import type { DeskStore } from '../desk/desk-store.ts'
import type { RowCounts } from '../store.ts'

/** From `since`, if any, to just before `until`. */
export type Period = { since: Date | undefined; until: Date }

/** Leads in quarantine are read alone or not at all. */
export type LeadPeriod = Period & { isQuarantined: boolean }

/** Score and stage as they were stored, by the version of the questions that was answered. */
export type StoredResponse = AssessmentResponse & {
  id: number
  createdAt: Date
  /** `responses` to the current questions; `undefined` where they are answers to other ones. */
  answers: CompleteAnswers | undefined
}

/** One sending of the lead form. */
export type StoredLead = Lead &
  LeadContext & {
    id: number
    createdAt: Date
    /** Why it is in quarantine. */
    quarantine: string | undefined
  }

/** With what the same email did besides. */
export type ListedLead = StoredLead & EmailActivity

/** With what the owners say of it; a note nobody wrote is empty. */
export type NotedLead = ListedLead & { state: LeadState; note: string }

/** How often an email sent the form, and finished the questions. */
export type EmailActivity = {
  leadCount: number
  responseCount: number
  latestResponse: StoredResponse | undefined
}

/** A person, newest first; the last thousand of each. */
export type LeadHistory = {
  leads: readonly [StoredLead, ...StoredLead[]]
  responses: readonly StoredResponse[]
  /** The latest lead of each other email with the same domain, newest first; at most eleven. */
  colleagues: readonly Colleague[]
}

export type Colleague = StoredLead & Pick<EmailActivity, 'latestResponse'>

export type StoredStats = {
  /** By day in UTC, '2026-11-20'. */
  leadsByDay: ReadonlyMap<string, number>
  responsesByDay: ReadonlyMap<string, number>
  /** Of leads, by the name of their source; '' where none is known. */
  sources: ReadonlyMap<string, number>
  stages: ReadonlyMap<string, number>
  /** Of question `id` and option `n` at `id:n`; of the current version of the questions alone. */
  options: ReadonlyMap<string, number>
  /** How many of the responses are to another version. */
  ofOtherVersions: number
  milestones: ReadonlyMap<string, number>
}

export type StoredDelivery = Omit<DeliveryRow, 'lead'>

export type Restored = RowCounts & {
  /** People of the list of erased emails whom the backup did not know to be erased, and their rows. */
  erasedAgain: ErasedAgain
  /** Where the list of erased emails is. */
  erasedFile: string
  /** Whether the list came from the folder of the backup, was there, or is nowhere. */
  list: 'from the backup' | 'there' | 'missing'
  /** When the published benchmark of the backup, if any, came. It is public again. */
  benchmarkOf: Date | undefined
  /** Where the database that was there before is now. */
  keptAs: string | undefined
}

export type RestoreOptions = {
  /** Where erased emails are listed; without it, beside the database. */
  erasedFile?: string | undefined
  /** Restores although it cannot be known who was erased since the backup. */
  isListLost?: boolean
}

/** An edition that everybody may read. */
type Published = { edition: Edition; publishedAt: Date }

export type Benchmark = {
  published: Published | undefined
  /** What could be published now. */
  draft: Draft
}

export type BenchmarkQuery = {
  now: Date
  /** Email domains of the owner's own people, who are not counted; with all below them. */
  ownDomains: readonly string[]
  signal?: AbortSignal
}

/** How many of about `total` responses were compared. */
export type VerifyProgress = (done: number, total: number) => void

export type ErasureOutcome = RowCounts & {
  /** What the owner must know besides; of several emails each says which one it is about. */
  notes: readonly string[]
  /** The rows are gone; why traces of them may be left in the file. */
  unfinished?: string
}

/**
 * The owner's view of the store, while the server runs. Pages of rows are read in short
 * transactions, so that no reader holds up the server however long it takes.
 */
export interface OwnerStore {
  /** Oldest first, like responses and deliveries. */
  readLeads(query: LeadPeriod): AsyncIterable<readonly NotedLead[]>
  readResponses(period: Period): AsyncIterable<readonly StoredResponse[]>
  readStats(period: Period): Promise<StoredStats>
  countDeliveries(): Promise<DeliveryCounts>
  readDeliveries(period: Period): AsyncIterable<readonly StoredDelivery[]>
  /** Makes a delivery, or every failed one, due at `now` again; returns how many there were. */
  replay(which: { id: string } | 'failed', now: Date): Promise<number>
  countOf(emails: readonly string[]): Promise<RowCounts>
  /**
   * Other emails of rows that look like `email`: with an accent beside its letter, in full width, or
   * with characters that nobody sees.
   */
  readSimilarEmails(email: string): Promise<string[]>
  /**
   * Every trace of `emails` (lower case): one look at the rows and at the file for all of them. Throws
   * when the database knows of erasures that the list of erased emails does not hold; with `isListLost`
   * it forgets them instead.
   */
  erase(emails: readonly string[], now: Date, isListLost?: boolean): Promise<ErasureOutcome>
  /**
   * Erases again everyone whom the list of erased emails names and the database does not.
   * Throws when there is no such list, or not all of it.
   */
  eraseAgain(): Promise<ErasedAgain>
  countOlder(before: Date): Promise<RowCounts>
  /** Whether deleting what is older than `days` at `now` would believe a clock that jumped ahead. */
  isClockAhead(days: number, now: Date): Promise<boolean>
  /** Deletes everything older, step by step; `onStep` is told of each. */
  purge(before: Date, onStep: (gone: RowCounts) => void): Promise<void>
  readBenchmark(query: BenchmarkQuery): Promise<Benchmark>
  /** Publishes the draft unless anything is missing; returns what holds then. */
  publishBenchmark(query: BenchmarkQuery): Promise<Benchmark & { isPublished: boolean }>
  /** From now on nobody can read it. Whether there was one. */
  withdrawBenchmark(): Promise<boolean>
  verify(onProgress?: VerifyProgress): Promise<readonly Finding[]>
  addAction(action: DeskAction): Promise<void>
  /** The newest first, fifty at most. */
  readActions(): Promise<readonly DeskAction[]>
  /** What the desk reads; it ends with this store. */
  openDesk(): DeskStore
  /** Resolves with a sentence once the database is found replaced by another. */
  whenReplaced: Promise<string>
  close(): Promise<void>
}
