import type {
  DeliveriesPage,
  DeliveryRow,
  DeliveryState,
  FilterChoices,
  LeadNote,
  LeadQuery,
  LeadRow,
  News,
  NoteChange,
  Numbers,
} from '../../contract/desk.ts'
import type { Channel } from '../../contract/webhook-event.ts'
import type { DatabaseFacts } from '../owner/engine.ts'
import type { LeadHistory } from '../owner/owner-store.ts'
import type { DayTally } from './day-numbers.ts'
import type { DeliveryCursor } from './delivery-pages.ts'
import type { NoteAnswer } from './lead-notes.ts'
import type { LeadCursor } from './lead-pages.ts'

/** One lead with all that belongs to the same email. */
export type Person = {
  row: LeadRow
  note: LeadNote
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

export type Kept = { leads: number; responses: number; quarantined: number; oldest: string | null }

/**
 * What the desk reads, on either database while the server runs. Lists and numbers come from tables of
 * the desk, to which each question first adds what came in since; all that is shown of a lead comes
 * from the lead itself.
 */
export interface DeskStore {
  /**
   * Adds all that is not in those tables yet; what a stopped run has added stays. Told of the rows that
   * were looked at.
   */
  prepare(onProgress?: (done: number, total: number) => void): Promise<void>
  readLeads(
    query: LeadQuery,
    after: LeadCursor | undefined,
    limit: number,
  ): Promise<{ rows: readonly LeadRow[]; next?: LeadCursor }>
  countLeads(query: LeadQuery): Promise<number>
  readFilterChoices(): Promise<FilterChoices>
  readPerson(id: number): Promise<Person | undefined>
  readNote(leadId: number): Promise<LeadNote>
  /** `by`: the name that the owner's log-in gave, if there is one. */
  saveNote(change: NoteChange, by: string | null, now: Date): Promise<NoteAnswer>
  /** Of `among`, if given, exactly the leads that the query finds now, in its order. */
  settle(query: LeadQuery, among?: readonly number[]): Promise<readonly number[]>
  /** Those that are still there, in the order of `ids`. */
  readRows(ids: readonly number[]): Promise<LeadRow[]>
  /** Puts leads that were in quarantine among the others; `channels` hear of them. */
  release(ids: readonly number[], now: Date, channels: readonly Channel[]): Promise<number>
  /** `from` and `to`: first and last day. */
  readNumbers(from: string, to: string): Promise<PeriodNumbers>
  readDeliveries(
    state: DeliveryState | undefined,
    after: DeliveryCursor | undefined,
    limit: number,
  ): Promise<Pick<DeliveriesPage, 'rows'> & { next?: DeliveryCursor }>
  /** Whom a delivery is about: the newest lead of that email. */
  findLeadOf(deliveryId: string): Promise<number | undefined>
  /** `after`: the id of a lead. */
  readNews(
    after: number,
  ): Promise<Omit<News, 'safety'> & { facts: Pick<DatabaseFacts, 'engine' | 'folder'> }>
  describe(): Promise<DatabaseFacts & { kept: Kept }>
  close(): Promise<void>
}
