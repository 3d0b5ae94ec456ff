import { setTimeout as sleep } from 'node:timers/promises'

import type { Pool } from 'pg'

import { answerWithin } from '../commit/deadline.ts'
import { checkCopyRights } from '../commit/keep-copy.ts'
import { checkRights } from '../commit/keep-rows.ts'
import { checkClockRights } from '../clock.ts'
import { createStore } from '../store.ts'
import { checkTeamRights } from '../team-answers.ts'
import type { Store, StoreOptions } from '../store.ts'
import { ANSWER_WITHIN_MS, connect, openPool, transactOnPool } from './connections.ts'
import { startErrorOf, storeErrorOf } from './errors.ts'
import { applySchema } from './schema.ts'
import { postgresSession, sqlOf } from './sql.ts'

/** A change of the schema may take longer than a request. */
const START_TIMEOUT_MS = 120_000

const TOUCH_HEARTBEAT = 'UPDATE assessment_store SET beat_at = now()'

/**
 * The store on PostgreSQL, for any number of servers at once. Throws one sentence that says what to do if
 * PostgreSQL is unreachable or unsuitable; once open, it survives every outage of PostgreSQL.
 */
export async function openPostgresStore(url: string, options: StoreOptions = {}): Promise<Store> {
  try {
    await makeReady(url, options)
  } catch (error) {
    throw startErrorOf(error)
  }
  const pool = openPool(url)
  const transact = transactOnPool(pool)
  try {
    await transact(async (client) => {
      const sql = sqlOf(client)
      await sql.query(TOUCH_HEARTBEAT)
      for (const check of [checkRights, checkCopyRights, checkTeamRights, checkClockRights]) {
        await check(sql)
      }
    })
    const session = postgresSession(transact, storeErrorOf)
    return createStore(session, options, {
      checkWritable: () => answerWithin(ANSWER_WITHIN_MS, session.query(TOUCH_HEARTBEAT)),
      answerWithinMs: ANSWER_WITHIN_MS,
      release: () => endPool(pool),
    })
  } catch (error) {
    await endPool(pool)
    throw startErrorOf(error)
  }
}

/** An unanswered COMMIT is not awaited, because the process ends. */
async function endPool(pool: Pool): Promise<void> {
  await Promise.race([pool.end(), sleep(ANSWER_WITHIN_MS, undefined, { ref: false })])
}

async function makeReady(url: string, { onWarning }: StoreOptions): Promise<void> {
  const client = await connect(url, 'assessment-start', START_TIMEOUT_MS)
  try {
    await applySchema(client)
    const { rows } = await client.query<{ name: string }>(
      "SELECT name FROM pg_settings WHERE name = ANY ($1) AND setting = 'off'",
      [['fsync', 'full_page_writes']],
    )
    for (const { name } of rows) {
      onWarning?.(
        `PostgreSQL reports ${name} off: unless its storage is safe, a power cut loses rows`,
      )
    }
  } finally {
    await client.end()
  }
}
