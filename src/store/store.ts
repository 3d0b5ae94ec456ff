import type { Channel } from '../contract/webhook-event.ts'
import type { AssessmentResponse } from '../domain/assessment/assessment-response.ts'
import type { Edition } from '../domain/benchmark/edition.ts'
import type { Lead } from '../domain/lead/lead.ts'
import type { LeadContext } from '../domain/lead/lead-context.ts'
import type { Suspicion } from '../domain/lead/suspicion.ts'

/**
 * `saved`: a new row is durable. `repeated`: the same key with the same values is already durable.
 * `conflict`: the key is taken by other values; nothing was written.
 */
export type SaveOutcome = 'saved' | 'repeated' | 'conflict'

/** `limited`: `mayAdd` said no. */
export type CopyOutcome = SaveOutcome | 'limited'

/** A lead with its key, and a response, as a browser has sent them before. */
export type Copy = {
  leadKey: string
  lead: Lead
  response: AssessmentResponse
  /** Of the reader's calendar, '2026-11-20'. */
  day?: string | undefined
}

/** What the service keeps. An outcome is returned only after the row is on stable storage. */
export interface Store {
  /**
   * `key`: the client's idempotency key. A lead in quarantine is kept like any other, with the
   * reason in its column `quarantine`, which is null for all others; lists of leads leave the
   * quarantined ones out unless asked. A repeat changes neither it nor the context.
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
   * A visitor's copy of the report by mail, once for each response. `conflict`: there is no such lead and
   * response. To a lead in quarantine nothing is sent. `mayAdd` is asked for one that is new.
   */
  saveCopy(copy: Copy, mayAdd: () => boolean): Promise<CopyOutcome>
  /** Resolves after a real durable write; rejects when the store cannot take one. */
  checkWritable(): Promise<void>
  /**
   * Adds to the daily counts of the milestones that visits reached. After `OutcomeUnknownError` they may
   * have been added.
   */
  addMilestones(counts: readonly MilestoneCount[]): Promise<void>
  /** Deletes some of the rows made before `before`, oldest first. Both counts are 0 when none is left. */
  purgeSome(before: Date): Promise<RowCounts>
  /** Gives up events made before `before`, and deletes their payloads. */
  dropOldPayloads(before: Date): Promise<number>
  /** The published benchmark: the only thing that is read back for everybody. */
  readBenchmark(): Promise<Edition | undefined>
  outbox: Outbox
  /** Refuses new rows, keeps the accepted ones, then lets go of the database. */
  close(): Promise<void>
}

/** `day` in UTC, '2026-11-20'. */
export type MilestoneCount = { day: string; milestone: string; count: number }

export type RowCounts = { leads: number; responses: number }

/**
 * Events wait here from the transaction that kept their row until their channel has taken them.
 * Several servers may share one outbox.
 */
export interface Outbox {
  /** The delivery of the channel that is due longest; its next attempt is pushed to `nextAttemptAt`. */
  claim(channel: Channel, now: Date, nextAttemptAt: Date): Promise<Delivery | undefined>
  /** Where more than ten of the channel wait for their first attempt: up to 100 of them, claimed likewise; else none. */
  claimRush(channel: Channel, now: Date, nextAttemptAt: Date): Promise<readonly Delivery[]>
  /** Writes down how sending went, all or nothing. */
  record(results: readonly DeliveryResult[]): Promise<void>
}

/** `retryAt` undefined: given up. `problem`: 200 characters at most, nothing personal. */
export type DeliveryResult =
  | { id: string; deliveredAt: Date }
  | { id: string; problem: string; retryAt: Date | undefined }

/** An event that is due; `attempts` counts this one. */
export type Delivery = { id: string; payload: string; attempts: number }

export type StoreOptions = {
  /** Called with a sentence about something that the owner should set right. */
  onWarning?: (sentence: string) => void
  /** Where the erased rows of a database file are listed; without it, beside the file. */
  erasedFile?: string | undefined
  /**
   * Called once, after the affected calls were rejected, when the store will not work again in
   * this process: the server answers what it has, exits with an error and is started again.
   */
  onFatal?: (error: Error) => void
  /** Each new row puts an event for each of them into the outbox, in the same transaction. */
  channels?: readonly Channel[]
}

/** The store cannot take a row now; the same request may succeed later. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError'
}

/** It is not known whether the store kept what it was given: sent again, it may be there twice. */
export class OutcomeUnknownError extends StoreUnavailableError {
  override name = 'OutcomeUnknownError'
}
