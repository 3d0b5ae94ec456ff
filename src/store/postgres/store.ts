import { answerWithin } from '../commit/deadline.ts'
import { readPublishedEdition } from '../benchmark-edition.ts'
import { createGroupCommit } from '../commit/group-commit.ts'
import { migratePostgres } from './migrate.ts'
import { createOutbox } from '../outbox.ts'
import { checkDurability } from './checks.ts'
import { ANSWER_WITHIN_MS, beat, connect } from './connections.ts'
import { startErrorOf, storeErrorOf } from './errors.ts'
import { checkTable, keepRows, LEADS, RESPONSES } from './rows.ts'
import { postgresSession, postgresWrite } from './sql.ts'
import { findWriter, openWriter } from './writer.ts'
import type { Writer } from './writer.ts'
import { eachServerOf } from '../open/database-url.ts'
import { isClockAhead, purgeSome } from '../purge.ts'
import { addMilestoneCounts } from '../milestone-counts.ts'
import type { Store, StoreOptions } from '../store.ts'
import { leadRowOf, responseRowOf } from '../stored-row.ts'
import type { LeadRow, ResponseRow } from '../stored-row.ts'

/** A migration may take longer than a request. */
const START_TIMEOUT_MS = 120_000
/** How many commits run at the same time: one is under way while the next gathers rows. */
const LANES = 2

/**
 * The store on PostgreSQL, for any number of our servers at once. Throws one sentence that
 * says what to do when PostgreSQL cannot be reached or is not fit to keep rows; once open, it
 * outlives every outage of PostgreSQL.
 */
export async function openPostgresStore(url: string, options: StoreOptions = {}): Promise<Store> {
  let writer: Writer | undefined
  try {
    const servers = eachServerOf(url)
    const first = await findWriter(servers)
    const ready = (server: string) => makeReady(server, options.isStorageDurable ?? false)
    await ready(first)
    writer = openWriter(servers, first, ready)
    await beat(writer.transact)
    await writer.transact(async (client) => {
      await checkTable(client, LEADS)
      await checkTable(client, RESPONSES)
    })
    return createStore(writer, options)
  } catch (error) {
    await writer?.end()
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

function createStore(writer: Writer, { hasWebhook, ...options }: StoreOptions): Store {
  const { transact } = writer
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
    await writer.end()
  }

  const session = postgresSession(transact, attempt)
  const write = postgresWrite(session)
  const toldAt = () => (hasWebhook ? new Date() : undefined)
  return {
    saveLead: (key, lead, quarantine, source) =>
      leads.add(leadRowOf(key, lead, source, quarantine, toldAt())),
    saveResponse: (response) => responses.add(responseRowOf(response, toldAt())),
    checkWritable,
    addMilestones: (counts) => addMilestoneCounts(write, counts),
    purgeSome: (before) => purgeSome(session, before),
    isClockAhead: (days, now) => isClockAhead(session, days, now),
    readBenchmark: () => readPublishedEdition(session),
    outbox: createOutbox(write, session.dialect),
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
