import type { Channel } from '../contract/event.ts'
import type { Identity } from '../domain/assessment/model.ts'
import type { AssessmentResponse } from '../domain/assessment/assessment-response.ts'
import type { Edition } from '../domain/benchmark/edition.ts'
import type { Lead } from '../domain/lead/lead.ts'
import type { LeadContext } from '../domain/lead/lead-context.ts'
import type { Suspicion } from '../domain/lead/suspicion.ts'
import type { Outbox } from './outbox.ts'

/**
 * `saved`: a new row is durable. `repeated`: the same key with the same values is already durable.
 * `conflict`: the key belongs to other values; nothing was written.
 */
export type SaveOutcome = 'saved' | 'repeated' | 'conflict'

/** `limited`: `mayAdd` returned false. */
export type CopyOutcome = SaveOutcome | 'limited'

/** A lead with its key, and a response, as a browser sent them before. */
export type Copy = {
  leadKey: string
  lead: Lead
  response: AssessmentResponse
  /** The reader's day, '2026-11-20'. */
  day?: string | undefined
}

/** What the service keeps. An outcome is returned only after the row is on stable storage. */
export interface Store {
  /**
   * `key`: the client's idempotency key. A lead in quarantine is kept with the reason in its column
   * `quarantine`; lists leave it out by default. A repeat changes neither that nor the context.
   */
  saveLead(
    key: string,
    lead: Lead,
    quarantine?: Suspicion,
    context?: LeadContext,
  ): Promise<SaveOutcome>
  /** The session id is the idempotency key. */
  saveResponse(response: AssessmentResponse): Promise<SaveOutcome>
  /**
   * Mails a visitor's report, once per response. `conflict`: there is no such lead or response. Nothing is
   * sent to a lead in quarantine. `mayAdd` is called for a new copy.
   */
  saveCopy(copy: Copy, mayAdd: () => boolean): Promise<CopyOutcome>
  /** Resolves after a real durable write; rejects if the store cannot write. */
  checkWritable(): Promise<void>
  /** Adds to the daily counts of milestones. After `OutcomeUnknownError` they may have been added. */
  addMilestones(counts: readonly MilestoneCount[]): Promise<void>
  /** Deletes some rows created before `before`, oldest first. Both counts are 0 when none are left. */
  purgeSome(before: Date): Promise<RowCounts>
  /** Gives up events created before `before`, and deletes their payloads. */
  dropOldPayloads(before: Date): Promise<number>
  /** The published benchmark: the only thing that everyone can read back. */
  readBenchmark(): Promise<Edition | undefined>
  /** Throws one sentence if the database has the answers of another assessment. */
  checkIdentity(version: number, identity: Identity): Promise<void>
  outbox: Outbox
  /** Rejects new rows, saves the accepted ones, then closes the database. */
  close(): Promise<void>
}

/** `day` in UTC, '2026-11-20'. */
export type MilestoneCount = { day: string; milestone: string; count: number }

export type RowCounts = { leads: number; responses: number }

export type StoreOptions = {
  /** Called with a sentence about something that the owner should fix. */
  onWarning?: (sentence: string) => void
  /**
   * Called once, after the affected calls were rejected, when the store will not work again in this process:
   * the server finishes its replies, exits with an error and is restarted.
   */
  onFatal?: (error: Error) => void
  /** Channels for which each new row adds an event to the outbox, in the same transaction. */
  channels?: readonly Channel[]
}

/** The store cannot save now; the same request may succeed later. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError'
}

/** Rows of a transaction were erased while it ran: another one leaves them out. */
export class ErasedMeanwhileError extends StoreUnavailableError {
  override name = 'ErasedMeanwhileError'
}

/** It is unknown whether the store saved the values; sending them again may duplicate them. */
export class OutcomeUnknownError extends StoreUnavailableError {
  override name = 'OutcomeUnknownError'
}
