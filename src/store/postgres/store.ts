import type { Pool } from 'pg'

import { answerWithin } from '../deadline.ts'
import { createGroupCommit } from '../group-commit.ts'
import { migratePostgres } from './migrate.ts'
import { createOutbox } from '../outbox.ts'
import { checkDurability } from './checks.ts'
import { ANSWER_WITHIN_MS, beat, connect, openPool, transactOnPool } from './connections.ts'
import type { Transact } from './connections.ts'
import { startErrorOf, storeErrorOf } from './errors.ts'
import { checkTable, keepRows, LEADS, RESPONSES } from './rows.ts'
import { postgresSession } from './sql.ts'
import { purgeSome } from '../purge.ts'
import { addMilestoneCounts } from '../milestone-counts.ts'
import type { Store, StoreOptions } from '../store.ts'
import { leadRowOf, responseRowOf } from '../stored-row.ts'
import type { LeadRow, ResponseRow } from '../stored-row.ts'

/** A migration may take longer than a request. */
const START_TIMEOUT_MS = 120_000
/** How many commits run at the same time: one is under way while the next gathers rows. */
const LANES = 2

/**
 * The store on a PostgreSQL server, for any number of servers at once. Throws one sentence that
 * says what to do when PostgreSQL cannot be reached or is not fit to keep rows; once open, it
 * outlives every outage of PostgreSQL.
 */
export async function openPostgresStore(url: string, options: StoreOptions = {}): Promise<Store> {
  let pool: Pool | undefined
  try {
    await makeReady(url, options.isStorageDurable ?? false)
    pool = openPool(url)
    const transact = transactOnPool(pool)
    await beat(transact)
    await transact(async (client) => {
      await checkTable(client, LEADS)
      await checkTable(client, RESPONSES)
    })
    return createStore(pool, transact, options)
  } catch (error) {
    await pool?.end()
    throw startErrorOf(error)
  }
}

async function makeReady(url: string, isStorageDurable: boolean): Promise<void> {
  const client = await connect(url, 'assessment-start', START_TIMEOUT_MS)
  try {
    if (!isStorageDurable) await checkDurability(client)
    await migratePostgres(client)
  } finally {
    await client.end()
  }
}

function createStore(
  pool: Pool,
  transact: Transact,
  { hasWebhook, ...options }: StoreOptions,
): Store {
  const limits = { ...options, lanes: LANES, answerWithinMs: ANSWER_WITHIN_MS }
  const leads = createGroupCommit<LeadRow>({
    ...limits,
    commit: (rows) => attempt(transact((client) => keepRows(client, LEADS, rows))),
  })
  const responses = createGroupCommit<ResponseRow>({
    ...limits,
    commit: (rows) => attempt(transact((client) => keepRows(client, RESPONSES, rows))),
  })
  let closing: Promise<void> | undefined

  async function checkWritable(): Promise<void> {
    await answerWithin(ANSWER_WITHIN_MS, attempt(beat(transact)))
  }

  async function closeAll(): Promise<void> {
    await Promise.all([leads.close(), responses.close()])
    await pool.end()
  }

  const session = postgresSession(transact, attempt)
  const toldAt = () => (hasWebhook ? new Date() : undefined)
  return {
    saveLead: (key, lead, quarantine, source) =>
      leads.add(leadRowOf(key, lead, source, quarantine, toldAt())),
    saveResponse: (response) => responses.add(responseRowOf(response, toldAt())),
    checkWritable,
    addMilestones: (counts) => addMilestoneCounts(session, counts),
    purgeSome: (before) => purgeSome(session, before),
    outbox: createOutbox(session),
    close: () => (closing ??= closeAll()),
  }
}

async function attempt<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    throw storeErrorOf(error)
  }
}
