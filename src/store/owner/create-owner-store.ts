import { createDeskStore } from '../desk/create-desk-store.ts'
import { countDeliveryStates, readDeliveries } from '../desk/delivery-pages.ts'
import type { DeskStore } from '../desk/desk-store.ts'
import type { OwnerEngine } from './engine.ts'
import { checkBenchmark, publishBenchmark, readBenchmark, withdrawBenchmark } from './benchmark.ts'
import { eraseListedAgain, erasePeople } from './erase.ts'
import { addAction, readActions } from './desk-actions.ts'
import { replayDelivery, replayFailed } from './replay.ts'
import { readLeads, readResponses } from './reads.ts'
import { readSimilarEmails } from './similar-emails.ts'
import { readStats } from './stats.ts'
import type { OwnerStore } from './owner-store.ts'
import { countOlder, isClockAhead, purgeSome } from '../purge.ts'
import { checkScores } from './score-check.ts'
import type { RowCounts } from '../store.ts'
import type { Sql } from '../sql/sql.ts'
import { numberOf, placesOf } from '../sql/sql.ts'

/** The pause between two steps, in which the server has the database. */
const PURGE_PAUSE_MS = 20

export function createOwnerStore(engine: OwnerEngine): OwnerStore {
  const { sql } = engine
  let desk: DeskStore | undefined
  return {
    readLeads: (query) => readLeads(sql, query),
    readResponses: (period) => readResponses(sql, period),
    readStats: (period) => readStats(sql, period),
    countDeliveries: () => countDeliveryStates(sql),
    readDeliveries: (period) => readDeliveries(sql, period),
    replay: (which, now) =>
      engine.write((writer) =>
        which === 'failed' ? replayFailed(writer, now) : replayDelivery(writer, which.id, now),
      ),
    countOf: (emails) => countOf(sql, emails),
    readSimilarEmails: (email) => readSimilarEmails(sql, email),
    erase: (emails, now, isListLost = false) => erasePeople(engine, emails, now, isListLost),
    eraseAgain: () => eraseListedAgain(engine),
    countOlder: (before) => countOlder(sql, before),
    isClockAhead: (days, now) => isClockAhead(sql, days, now),
    async purge(before, onStep) {
      await engine.writeAway(async (writer) => {
        for (;;) {
          const gone = await purgeSome(writer, before)
          if (gone.leads + gone.responses === 0) return
          onStep(gone)
          await new Promise((resolve) => setTimeout(resolve, PURGE_PAUSE_MS))
        }
      })
    },
    readBenchmark: (query) => readBenchmark(engine, query),
    publishBenchmark: (query) => publishBenchmark(engine, query),
    withdrawBenchmark: () => engine.write(withdrawBenchmark),
    verify: async (onProgress = () => {}) => [
      ...(await engine.checkFiles()),
      ...(await checkScores(sql, onProgress)),
      ...(await checkBenchmark(sql)),
    ],
    addAction: (action) => engine.write((writer) => addAction(writer, action)),
    readActions: () => readActions(sql),
    openDesk() {
      desk ??= createDeskStore(engine)
      return desk
    },
    whenReplaced: engine.whenReplaced ?? new Promise(() => {}),
    async close() {
      await desk?.close()
      await engine.close()
    },
  }
}

async function countOf(sql: Sql, emails: readonly string[]): Promise<RowCounts> {
  const listed = placesOf(emails)
  const [row] = await sql.query(
    `SELECT (SELECT count(*) FROM maturity_quiz_leads WHERE email IN (${listed})) AS leads,
       (SELECT count(*) FROM assessment_responses WHERE user_email IN (${listed})) AS responses`,
    emails,
  )
  return { leads: numberOf(row?.['leads']), responses: numberOf(row?.['responses']) }
}
