import type { Sql } from './sql.ts'
import type { RowCounts } from './store.ts'

const BATCH = 500

/**
 * Deletes the oldest rows made before `before`, with their deliveries: some hundred of each table,
 * so that nobody waits long for the database. Both counts are 0 when none is left.
 */
export async function purgeSome(sql: Sql, before: Date): Promise<RowCounts> {
  return {
    leads: await purgeTable(sql, 'maturity_quiz_leads', 'idempotency_key', before),
    responses: await purgeTable(sql, 'assessment_responses', 'session_id', before),
  }
}

export async function countOlder(sql: Sql, before: Date): Promise<RowCounts> {
  const [row] = await sql.query(
    `SELECT (SELECT count(*) FROM maturity_quiz_leads WHERE created_at < $1) AS leads,
       (SELECT count(*) FROM assessment_responses WHERE created_at < $1) AS responses`,
    [before.toISOString()],
  )
  return { leads: Number(row?.['leads']), responses: Number(row?.['responses']) }
}

/** Deliveries first: cut short, it leaves nothing that points nowhere. */
async function purgeTable(sql: Sql, table: string, key: string, before: Date): Promise<number> {
  const oldest = (column: string) =>
    `SELECT ${column} FROM ${table} WHERE created_at < $1 ORDER BY created_at, id LIMIT ${BATCH}`
  const values = [before.toISOString()]
  await sql.query(`DELETE FROM assessment_deliveries WHERE row_key IN (${oldest(key)})`, values)
  const gone = await sql.query(
    `DELETE FROM ${table} WHERE id IN (${oldest('id')}) RETURNING id`,
    values,
  )
  return gone.length
}
