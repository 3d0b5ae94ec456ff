import type { AssessmentResponse } from '../domain/assessment-response.ts'
import type { Lead } from '../domain/lead.ts'

/**
 * `saved`: a new row is durable. `repeated`: the same key with the same values is already durable.
 * `conflict`: the key is taken by other values; nothing was written.
 */
export type SaveOutcome = 'saved' | 'repeated' | 'conflict'

/** What the service keeps. An outcome is returned only after the row is on stable storage. */
export interface Store {
  /** `key`: the client's idempotency key. */
  saveLead(key: string, lead: Lead): Promise<SaveOutcome>
  /** The session id is the idempotency key. */
  saveResponse(response: AssessmentResponse): Promise<SaveOutcome>
  /** Resolves after a real durable write; rejects when the store cannot take one. */
  checkWritable(): Promise<void>
  /** Refuses new rows, keeps the accepted ones, then lets go of the database. */
  close(): Promise<void>
}

export type StoreOptions = {
  /**
   * Called once, after the affected calls were rejected, when the store will not work again in
   * this process: the server answers what it has, exits with an error and is started anew.
   */
  onFatal?: (error: Error) => void
  /** Rows of one table that may wait for a commit; more are refused at once. */
  queueLimit?: number
  /** Rows in one commit, at most. */
  batchLimit?: number
}

/** The store cannot take a row now; the same request may succeed later. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError'
}
