import { deleteDeliveries } from './erase.ts'
import type { RowCounts } from './erase.ts'
import { numberOf, textOf } from './sql/sql.ts'
import type { Session, Sql } from './sql/sql.ts'

/** Small, so that others do not wait long for a transaction. */
const BATCH = 500

/**
 * Deletes the oldest rows created before `before` with their deliveries, some hundred per table. Both
 * counts are 0 when none are left.
 */
export async function purgeSome(session: Session, before: Date): Promise<RowCounts> {
  return {
    leads: await purgeTable(session, 'maturity_quiz_leads', 'idempotency_key', before),
    responses: await purgeTable(session, 'assessment_responses', 'session_id', before),
  }
}

/** Deletes everything older, step by step; `onStep` gets the counts of each step. */
export async function purgeOlder(
  session: Session,
  before: Date,
  onStep: (deleted: RowCounts) => void,
): Promise<void> {
  let deleted = await purgeSome(session, before)
  while (deleted.leads + deleted.responses > 0) {
    onStep(deleted)
    deleted = await purgeSome(session, before)
  }
}

export async function countOlder(sql: Sql, before: Date): Promise<RowCounts> {
  const [row] = await sql.query(
    `SELECT (SELECT count(*) FROM maturity_quiz_leads WHERE created_at < $1) AS leads,
       (SELECT count(*) FROM assessment_responses WHERE created_at < $1) AS responses`,
    [before.toISOString()],
  )
  return { leads: numberOf(row?.['leads']), responses: numberOf(row?.['responses']) }
}

/** Gives up events that no channel accepted within 30 days, and deletes their payloads, which are personal. */
export async function dropOldPayloads(sql: Sql, before: Date): Promise<number> {
  const dropped = await sql.query(
    `UPDATE assessment_deliveries
     SET payload = NULL, next_attempt_at = NULL,
       last_problem = coalesce(last_problem, 'not sent within 30 days')
     WHERE payload IS NOT NULL AND created_at < $1 RETURNING id`,
    [before.toISOString()],
  )
  return dropped.length
}

async function purgeTable(
  session: Session,
  table: string,
  key: string,
  before: Date,
): Promise<number> {
  return session.transaction(async (sql) => {
    const deleted = await sql.query(
      `DELETE FROM ${table} WHERE id IN (
         SELECT id FROM ${table} WHERE created_at < $1 ORDER BY created_at, id LIMIT ${BATCH}
       ) RETURNING ${key} AS key`,
      [before.toISOString()],
    )
    await deleteDeliveries(
      sql,
      deleted.map((row) => textOf(row['key'])),
    )
    return deleted.length
  })
}
