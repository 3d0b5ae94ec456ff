import { DatabaseSync } from 'node:sqlite'

import { STAGES } from '../../domain/assessment/stage.ts'
import { rowsOf, transact } from '../sqlite/statements.ts'
import { createDayTallies } from './day-tallies.ts'
import type { DayTallies, TalliedLead, TalliedResponse } from './day-tallies.ts'

/** Times are milliseconds. `source` is empty for a lead that came from no known place. */
export type CopiedLead = {
  id: number
  at: number
  name: string
  company: string
  designation: string
  email: string
  source: string
  apart: string | null
}

export type CopiedResponse = {
  id: number
  at: number
  email: string | null
  stage: string
  score: number
  /** The options in the order of the current questions; empty for answers to other ones. */
  answers: string
}

/**
 * What the desk searches, sorts and counts: a copy of the leads and their responses in the memory of
 * its own process, whichever database runs. The database itself needs no index for it, so a lead
 * is kept as fast as without a desk, and nothing of the copy outlives the process.
 */
export type DeskCopy = {
  db: DatabaseSync
  tallies: DayTallies
  /** What is known already is left as it is. */
  addLeads(leads: readonly CopiedLead[]): void
  addResponses(responses: readonly CopiedResponse[]): void
  /** Once all rows are in. Until then a response that comes or goes leaves the leads there as they are. */
  index(): void
  /** Leads with these addresses get the facts of their responses. */
  refresh(addresses: Iterable<string | null>): void
  removeLeads(ids: readonly number[]): void
  removeResponses(ids: readonly number[]): void
  setApart(id: number, apart: string | null): void
  close(): void
}

/**
 * A place is an id below zero. The newest rows are read first, and in the order of their places each
 * comes after the one before it, which fills the pages of a table: in the order of ids, half of every
 * page stayed empty.
 *
 * Texts are folded: what is shown comes from the database. Columns that filters look at come first,
 * because a scan reads no further than it must. Most orders have no index, because to look at every
 * lead for the first of them takes a tenth of a second for a million, and an index of each takes
 * a hundred megabytes.
 */
const TABLES = `
  CREATE TABLE lead (
    place INTEGER PRIMARY KEY, at INTEGER, apart TEXT, stage TEXT, stage_rank INTEGER, score REAL,
    runs INTEGER, source TEXT, company TEXT, name TEXT, designation TEXT, address TEXT
  ) STRICT;
  CREATE TABLE response (
    place INTEGER PRIMARY KEY, at INTEGER, address TEXT, stage TEXT, score REAL, answers TEXT
  ) STRICT;
  CREATE INDEX lead_apart ON lead (apart) WHERE apart IS NOT NULL;
  CREATE INDEX response_address ON response (address) WHERE address IS NOT NULL;`

/** Made when the rows are there: row by row it takes ten times as long. */
const LEAD_ADDRESS = 'CREATE INDEX IF NOT EXISTS lead_address ON lead (address DESC)'

const INSERT_LEAD = 'INSERT OR IGNORE INTO lead VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)'

/** Of the person with an address. The latest response is the one with the highest id, as everywhere. */
export function factsAt(address: '?' | 'lead.address'): string {
  return `SELECT count(*) AS runs, stage, score, min(place) FROM response WHERE response.address = ${address}`
}

const SET_FACTS = `
  UPDATE lead SET runs = ?, stage = ?, stage_rank = ?, score = ? WHERE address = ?`

type GoneResponse = TalliedResponse & { address: string | null }
type Facts = [runs: number, stage: string | null, score: number | null]

export function createDeskCopy(): DeskCopy {
  const db = new DatabaseSync(':memory:', { defensive: false })
  // What sorts much would else write to a file. Nothing is ever rolled back, and larger pages make a
  // look at every row quicker.
  db.exec('PRAGMA temp_store = MEMORY; PRAGMA journal_mode = OFF; PRAGMA page_size = 65536')
  db.exec(TABLES)
  const tallies = createDayTallies()
  const insertLead = db.prepare(INSERT_LEAD)
  const insertResponse = db.prepare('INSERT OR IGNORE INTO response VALUES (?, ?, ?, ?, ?, ?)')
  const { readFacts, index, refresh } = createFacts(db, tallies)
  const deleteLead = db.prepare('DELETE FROM lead WHERE place = ? RETURNING *')
  const deleteResponse = db.prepare('DELETE FROM response WHERE place = ? RETURNING *')
  const setApart = db.prepare('UPDATE lead SET apart = ? WHERE place = ?')
  const findLead = db.prepare('SELECT * FROM lead WHERE place = ?')

  function inOne<Argument>(work: (argument: Argument) => void) {
    return (argument: Argument) => transact(db, () => work(argument))
  }

  return {
    db,
    tallies,
    addLeads: inOne((leads: readonly CopiedLead[]) => {
      for (const { id, at, apart, source, company, name, designation, email } of leads) {
        const address = addressOf(email)
        const { runs, stage, rank, score } = readFacts(address)
        const texts = [folded(company), folded(name), folded(designation), address]
        const facts = [stage, rank, score, runs]
        const { changes } = insertLead.run(-id, at, apart, ...facts, source, ...texts)
        if (changes > 0) tallies.countLead({ at, apart, source, runs }, 1)
      }
    }),
    addResponses: inOne((responses: readonly CopiedResponse[]) => {
      const changed: (string | null)[] = []
      for (const response of responses) {
        const { id, at, email, stage, score, answers } = response
        const address = email === null ? null : addressOf(email)
        const { changes } = insertResponse.run(-id, at, address, stage, score, answers)
        if (changes === 0) continue
        tallies.countResponse(response, 1)
        changed.push(address)
      }
      refresh(changed)
    }),
    index,
    refresh,
    removeLeads: inOne((ids: readonly number[]) => {
      for (const id of ids) {
        const [lead] = rowsOf<TalliedLead>(deleteLead, -id)
        if (lead) tallies.countLead(lead, -1)
      }
    }),
    removeResponses: inOne((ids: readonly number[]) => {
      const gone = ids.flatMap((id) => rowsOf<GoneResponse>(deleteResponse, -id))
      for (const response of gone) tallies.countResponse(response, -1)
      refresh(gone.map(({ address }) => address))
    }),
    setApart(id, apart) {
      const [lead] = rowsOf<TalliedLead>(findLead, -id)
      if (!lead) return
      tallies.countLead(lead, -1)
      setApart.run(apart, -id)
      tallies.countLead({ ...lead, apart }, 1)
    },
    close: () => db.close(),
  }
}

/** What a lead says of the responses of its person. */
function createFacts(db: DatabaseSync, tallies: DayTallies) {
  const factsOf = db.prepare(factsAt('?'))
  factsOf.setReturnArrays(true)
  const setFacts = db.prepare(SET_FACTS)
  const findLeadsOf = db.prepare('SELECT at, apart, source, runs FROM lead WHERE address = ?')
  let isIndexed = false

  function readFacts(address: string) {
    const [runs, stage, score] = rowsOf<Facts>(factsOf, address)[0] ?? [0, null, null]
    return { runs, stage, rank: rankOf(stage), score: score ?? 0 }
  }

  function index(): void {
    db.exec(LEAD_ADDRESS)
    isIndexed = true
  }

  function refresh(addresses: Iterable<string | null>): void {
    if (!isIndexed) return
    for (const address of new Set(addresses)) {
      if (address === null) continue
      const leads = rowsOf<TalliedLead>(findLeadsOf, address)
      if (leads.length === 0) continue
      const { runs, stage, rank, score } = readFacts(address)
      for (const lead of leads) {
        tallies.countLead(lead, -1)
        tallies.countLead({ ...lead, runs }, 1)
      }
      setFacts.run(runs, stage, rank, score, address)
    }
  }

  return { readFacts, index, refresh }
}

/** The same for every spelling of one letter: case, and composed or not. */
export function folded(text: string): string {
  const isPlain = !/[^ -~]/.test(text)
  return (isPlain ? text : text.normalize('NFKC')).toLowerCase()
}

/** 'ada@engines.example' as 'engines.example@ada': colleagues lie side by side. */
export function addressOf(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(at + 1)}@${email.slice(0, at)}`
}

/** Least to most mature from 1; nobody finished: 0; stages of earlier names come last. */
export function rankOf(stage: string | null): number {
  if (stage === null) return 0
  return STAGES.findIndex(({ name }) => name === stage) + 1 || STAGES.length + 1
}
