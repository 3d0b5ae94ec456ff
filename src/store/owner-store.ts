import type { Edition } from '../domain/benchmark/edition.ts'
import type { Session } from './sql/sql.ts'

/** From `since` if set, to just before `until`. */
export type Period = { since: Date | undefined; until: Date }

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
