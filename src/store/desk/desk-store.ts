import type {
  DeliveriesPage,
  DeliveryCounts,
  DeliveryRow,
  DeliveryState,
  FilterChoices,
  LeadCount,
  LeadQuery,
  LeadRow,
  Numbers,
  Reading,
} from '../../contract/desk.ts'
import type { DatabaseFacts } from '../owner/engine.ts'
import type { LeadHistory } from '../owner/owner-store.ts'
import type { DayTally } from './day-tallies.ts'
import type { DeliveryCursor } from './delivery-pages.ts'
import type { LeadCursor } from './lead-pages.ts'

/** One lead with all that belongs to the same email. */
export type Person = {
  row: LeadRow
  history: LeadHistory
  /** The last thousand at most. */
  sendings: readonly LeadRow[]
  colleagues: readonly LeadRow[]
  colleagueCount: number
  deliveries: readonly DeliveryRow[]
}

export type PeriodNumbers = {
  sum: DayTally
  days: ReadonlyMap<string, Pick<DayTally, 'leads' | 'responses'>>
  /** Of a day and a milestone: how many visits. */
  milestones: readonly { day: string; milestone: string; count: number }[]
  sources: Numbers['sources']
}

export type Kept = { leads: number; responses: number; apart: number; oldest: string | null }

/**
 * What the desk reads, on either database while the server runs. Lists and numbers come from a copy
 * in memory that follows the database, everything about one lead from the database itself.
 */
export interface DeskStore {
  /** While the copy is not whole. */
  reading(): Reading | undefined
  /** Resolves when the copy is whole, or this is closed. */
  whenRead(): Promise<void>
  readLeads(
    query: LeadQuery,
    after: LeadCursor | undefined,
    limit: number,
  ): Promise<{ rows: readonly LeadRow[]; next?: LeadCursor }>
  countLeads(query: LeadQuery, isExact: boolean): Promise<LeadCount>
  readFilterChoices(): Promise<FilterChoices>
  readPerson(id: number): Promise<Person | undefined>
  /** Of `among`, if given, exactly the leads that the query finds now, in its order. */
  settle(query: LeadQuery, among?: readonly number[]): Promise<readonly number[]>
  /** Those that are still there, in the order of `ids`. */
  readRows(ids: readonly number[]): Promise<LeadRow[]>
  /** Puts leads that were kept apart among the others; the webhook hears of them if `isTold`. */
  release(ids: readonly number[], now: Date, isTold: boolean): Promise<number>
  /** After an erasure: nothing of the email stays in the copy. */
  forget(email: string): void
  /** `from` and `to`: first and last day. */
  readNumbers(from: string, to: string): Promise<PeriodNumbers>
  readDeliveries(
    state: DeliveryState | undefined,
    after: DeliveryCursor | undefined,
    limit: number,
  ): Promise<Pick<DeliveriesPage, 'rows'> & { next?: DeliveryCursor }>
  countDeliveries(): Promise<DeliveryCounts>
  describe(): Promise<DatabaseFacts & { kept: Kept }>
  close(): Promise<void>
}
