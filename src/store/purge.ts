import { DAY_MS } from '../domain/day.ts'
import { dateOf, numberOf, placesOf, textOf } from './sql/sql.ts'
import type { Session, Sql } from './sql/sql.ts'
import type { RowCounts } from './store.ts'

/** Each lead lies in some ten indexes of the desk: with more, one commit would fill SQLite's log. */
const BATCH = 200
const DOUBTED_DAYS = 7

/**
 * Deletes the oldest rows made before `before`, with their deliveries: some hundred of each table,
 * so that nobody waits long for the database. Both counts are 0 when none is left.
 */
export async function purgeSome(session: Session, before: Date): Promise<RowCounts> {
  return {
    leads: await purgeTable(session, 'maturity_quiz_leads', 'idempotency_key', before),
    responses: await purgeTable(session, 'assessment_responses', 'session_id', before),
  }
}

/**
 * Whether no row came in for more than `days`, until one of this week or until now. That is what a
 * clock looks like that jumped ahead: it would delete every row. A quiet year looks the same, so a
 * week after the first new row it is believed.
 */
export async function isClockAhead(sql: Sql, days: number, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - days * DAY_MS)
  const newestOld = await readTime(sql, 'max', '<', before)
  const oldestKept = (await readTime(sql, 'min', '>=', before)) ?? now
  if (newestOld === undefined || daysBetween(oldestKept, now) > DOUBTED_DAYS) return false
  return daysBetween(newestOld, oldestKept) > days
}

function daysBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / DAY_MS
}

async function readTime(
  sql: Sql,
  edge: 'max' | 'min',
  side: '<' | '>=',
  before: Date,
): Promise<Date | undefined> {
  const of = (table: string) =>
    `SELECT ${edge}(created_at) AS at FROM ${table} WHERE created_at ${side} $1`
  const [row] = await sql.query(
    `SELECT CAST(${edge}(at) AS text) AS at FROM (
       ${of('maturity_quiz_leads')} UNION ALL ${of('assessment_responses')}
     ) AS edges`,
    [before.toISOString()],
  )
  return row?.['at'] == null ? undefined : dateOf(row['at'])
}

export async function countOlder(sql: Sql, before: Date): Promise<RowCounts> {
  const [row] = await sql.query(
    `SELECT (SELECT count(*) FROM maturity_quiz_leads WHERE created_at < $1) AS leads,
       (SELECT count(*) FROM assessment_responses WHERE created_at < $1) AS responses`,
    [before.toISOString()],
  )
  return { leads: Number(row?.['leads']), responses: Number(row?.['responses']) }
}

/** By the keys that were really deleted: another purge may be at the same rows. */
async function purgeTable(
  session: Session,
  table: string,
  key: string,
  before: Date,
): Promise<number> {
  return session.transaction(async (sql) => {
    const gone = await sql.query(
      `DELETE FROM ${table} WHERE id IN (
         SELECT id FROM ${table} WHERE created_at < $1 ORDER BY created_at, id LIMIT ${BATCH}
       ) RETURNING ${key} AS key`,
      [before.toISOString()],
    )
    await deleteDeliveries(
      sql,
      'row_key',
      gone.map((row) => textOf(row['key'])),
    )
    return gone.length
  })
}

/** In the transaction that deletes their rows; returns how many of them had been sent at least once. */
export async function deleteDeliveries(
  sql: Sql,
  column: 'row_key' | 'id',
  values: readonly string[],
): Promise<number> {
  if (values.length === 0) return 0
  const gone = await sql.query(
    `DELETE FROM assessment_deliveries WHERE ${column} IN (${placesOf(values)}) RETURNING attempts`,
    values,
  )
  return gone.filter((row) => numberOf(row['attempts']) > 0).length
}
