import type { ErasedList } from './erased-list.ts'
import { eraseAgain, eraseRows } from './erasure.ts'
import { countDeliveries, readDeliveries, replayDelivery, replayFailed } from './deliveries.ts'
import { countLeads, countResponses, readHistory, readLeads, readResponses } from './reads.ts'
import { readStats } from './stats.ts'
import type { Finding, OwnerStore } from './owner-store.ts'
import { countOlder, purgeSome } from '../purge.ts'
import { checkScores } from './score-check.ts'
import type { Session, Sql } from '../sql.ts'
import { numberOf, textOf } from '../sql.ts'

/** What differs between the engines. */
export type OwnerEngine = {
  /** For reading alone. */
  sql: Sql
  /** Runs `work` on a connection that may write. */
  write<Value>(work: (session: Session) => Promise<Value>): Promise<Value>
  openErasedList(): ErasedList
  /** Overwrites what deleted rows leave behind: `traces` are values that nothing may hold now. */
  forget(traces: readonly string[]): Promise<readonly string[]>
  checkFiles(): Promise<readonly Finding[]>
  close(): Promise<void>
}

/** Rows of which traces are looked for; an email can have very many. */
const MOST_TRACES = 10
/** Leaves the database to the server between two steps. */
const PURGE_PAUSE_MS = 20

export function createOwnerStore(engine: OwnerEngine): OwnerStore {
  const { sql } = engine
  return {
    countLeads: (query) => countLeads(sql, query),
    countResponses: (period) => countResponses(sql, period),
    readLeads: (query) => readLeads(sql, query),
    readResponses: (period) => readResponses(sql, period),
    readHistory: (who) => readHistory(sql, who),
    readStats: (period) => readStats(sql, period),
    countDeliveries: () => countDeliveries(sql),
    readDeliveries: (state, limit) => readDeliveries(sql, state, limit),
    replay: (which, now) =>
      engine.write((writer) =>
        which === 'failed' ? replayFailed(writer, now) : replayDelivery(writer, which.id, now),
      ),
    countOf: (email) => countOf(sql, email),
    async erase(email, now) {
      const list = engine.openErasedList()
      const erasure = { emailHash: list.hashOf(email), erasedAt: now }
      // First, so that an erasure that is cut short is finished at the next start.
      list.add(erasure)
      const traces = await readTraces(sql, email)
      const counts = await engine.write((writer) => eraseRows(writer, email, erasure))
      return { ...counts, notes: await engine.forget(traces) }
    },
    eraseAgain: () => engine.write((writer) => eraseAgain(writer, engine.openErasedList())),
    countOlder: (before) => countOlder(sql, before),
    async purge(before, onStep) {
      await engine.write(async (writer) => {
        for (;;) {
          const gone = await purgeSome(writer, before)
          if (gone.leads + gone.responses === 0) return
          onStep(gone)
          await new Promise((resolve) => setTimeout(resolve, PURGE_PAUSE_MS))
        }
      })
      await engine.forget([])
    },
    verify: async () => [...(await engine.checkFiles()), ...(await checkScores(sql))],
    close: () => engine.close(),
  }
}

async function countOf(sql: Sql, email: string): Promise<{ leads: number; responses: number }> {
  const [row] = await sql.query(
    `SELECT (SELECT count(*) FROM maturity_quiz_leads WHERE email = $1) AS leads,
       (SELECT count(*) FROM assessment_responses WHERE user_email = $1) AS responses`,
    [email],
  )
  return { leads: numberOf(row?.['leads']), responses: numberOf(row?.['responses']) }
}

/** Values that stand beside the email in its rows and in no other row. */
async function readTraces(sql: Sql, email: string): Promise<string[]> {
  const rows = await sql.query(
    `SELECT body_hash FROM (
       SELECT body_hash FROM maturity_quiz_leads WHERE email = $1
       UNION SELECT body_hash FROM assessment_responses WHERE user_email = $1
     ) AS hashes LIMIT ${MOST_TRACES}`,
    [email],
  )
  return [email, ...rows.map((row) => textOf(row['body_hash']))]
}
