import Database from 'better-sqlite3'

import { STAGES } from '../../domain/assessment/stage.ts'
import { createDayTallies } from './day-tallies.ts'
import type { DayTallies, TalliedLead } from './day-tallies.ts'

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
  db: Database.Database
  tallies: DayTallies
  /** What is known already is left as it is. */
  addLeads(leads: readonly CopiedLead[]): void
  addResponses(responses: readonly CopiedResponse[]): void
  removeLeads(ids: readonly number[]): void
  removeResponses(ids: readonly number[]): void
  setApart(id: number, apart: string | null): void
  /** What sorting needs, one at a time: they cost less once everything is there. */
  addIndexes(): Generator<void>
  close(): void
}

/**
 * Texts are folded: what is shown comes from the database. Columns that filters look at come first,
 * because a scan reads no further than it must.
 */
const TABLES = `
  CREATE TABLE lead (
    id INTEGER PRIMARY KEY, at INTEGER, apart TEXT, stage TEXT, stage_rank INTEGER, score REAL,
    runs INTEGER, source TEXT, company TEXT, name TEXT, designation TEXT, address TEXT
  ) STRICT;
  CREATE TABLE response (
    id INTEGER PRIMARY KEY, at INTEGER, email TEXT, stage TEXT, score REAL, answers TEXT
  ) STRICT;
  CREATE INDEX lead_address ON lead (address);
  CREATE INDEX lead_apart ON lead (apart) WHERE apart IS NOT NULL;
  CREATE INDEX response_email ON response (email) WHERE email IS NOT NULL;`

const SORTED = ['name', 'company', 'designation', 'stage_rank', 'score', 'source', 'runs']

const INSERT_LEAD = `
  INSERT OR IGNORE INTO lead (id, at, apart, stage, stage_rank, score, runs, source, company, name,
    designation, address)
  VALUES (@id, @at, @apart, @stage, @rank, @score, @runs, @source, @company, @name,
    @designation, @address)`

const FACTS = `
  SELECT count(*) AS runs, stage, score, max(id) FROM response WHERE email = ?`

export function createDeskCopy(): DeskCopy {
  const db = new Database(':memory:')
  // What sorts much would else write to a file.
  db.pragma('temp_store = MEMORY')
  db.exec(TABLES)
  const tallies = createDayTallies()
  const insertLead = db.prepare(INSERT_LEAD)
  const insertResponse = db.prepare(
    'INSERT OR IGNORE INTO response VALUES (@id, @at, @email, @stage, @score, @answers)',
  )
  const factsOf = db.prepare<
    [string],
    { runs: number; stage: string | null; score: number | null }
  >(FACTS)
  const setFacts = db.prepare(
    `UPDATE lead SET runs = @runs, stage = @stage, stage_rank = @rank, score = @score
     WHERE address = @address`,
  )
  const deleteLead = db.prepare<[number], TalliedLead>('DELETE FROM lead WHERE id = ? RETURNING *')
  const deleteResponse = db.prepare<[number], CopiedResponse>(
    'DELETE FROM response WHERE id = ? RETURNING *',
  )
  const setApart = db.prepare('UPDATE lead SET apart = ? WHERE id = ?')
  const findLead = db.prepare<[number], TalliedLead>('SELECT * FROM lead WHERE id = ?')
  const findLeadsOf = db.prepare<[string], TalliedLead>(
    'SELECT at, apart, source, runs FROM lead WHERE address = ?',
  )

  /** The latest response is the one with the highest id, as everywhere. */
  function readFacts(email: string) {
    const { runs = 0, stage = null, score = null } = factsOf.get(email) ?? {}
    return { runs, stage, rank: rankOf(stage), score: score ?? 0 }
  }

  function refresh(emails: Iterable<string | null>): void {
    for (const email of new Set(emails)) {
      if (email === null) continue
      const address = addressOf(email)
      const leads = findLeadsOf.all(address)
      if (leads.length === 0) continue
      const facts = readFacts(email)
      for (const lead of leads) {
        tallies.countLead(lead, -1)
        tallies.countLead({ ...lead, runs: facts.runs }, 1)
      }
      setFacts.run({ address, ...facts })
    }
  }

  return {
    db,
    tallies,
    addLeads: db.transaction((leads: readonly CopiedLead[]) => {
      for (const lead of leads) {
        const values = { ...leadValuesOf(lead), ...readFacts(lead.email) }
        if (insertLead.run(values).changes > 0) tallies.countLead(values, 1)
      }
    }),
    addResponses: db.transaction((responses: readonly CopiedResponse[]) => {
      const added = responses.filter((response) => insertResponse.run(response).changes > 0)
      for (const response of added) tallies.countResponse(response, 1)
      refresh(added.map(({ email }) => email))
    }),
    removeLeads: db.transaction((ids: readonly number[]) => {
      for (const id of ids) {
        const lead = deleteLead.get(id)
        if (lead) tallies.countLead(lead, -1)
      }
    }),
    removeResponses: db.transaction((ids: readonly number[]) => {
      const gone = ids.flatMap((id) => deleteResponse.get(id) ?? [])
      for (const response of gone) tallies.countResponse(response, -1)
      refresh(gone.map(({ email }) => email))
    }),
    setApart(id, apart) {
      const lead = findLead.get(id)
      if (!lead) return
      tallies.countLead(lead, -1)
      setApart.run(apart, id)
      tallies.countLead({ ...lead, apart }, 1)
    },
    *addIndexes() {
      for (const column of SORTED) {
        db.exec(`CREATE INDEX IF NOT EXISTS lead_${column} ON lead (${column})`)
        yield
      }
    },
    close: () => db.close(),
  }
}

/** The same for every spelling of one letter: case, and composed or not. */
export function folded(text: string): string {
  const isPlain = !/[^ -~]/.test(text)
  return (isPlain ? text : text.normalize('NFKC')).toLowerCase()
}

function leadValuesOf(lead: CopiedLead) {
  return {
    ...lead,
    company: folded(lead.company),
    name: folded(lead.name),
    designation: folded(lead.designation),
    address: addressOf(lead.email),
  }
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
