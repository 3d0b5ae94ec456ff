import { DatabaseSync } from 'node:sqlite'
import type { ClientBase } from 'pg'

import { deleteMarkedRows } from './erase.ts'
import { connect } from './postgres/connections.ts'
import { startErrorOf } from './postgres/errors.ts'
import { applySchema } from './postgres/schema.ts'
import { sqlOf } from './postgres/sql.ts'
import { lockAlone } from './sqlite/file-lock.ts'
import { existingFile, mapErrorsOn } from './sqlite/owner-store.ts'
import type { RowTable } from './sql/sql.ts'
import { checkSchema } from './sqlite/schema.ts'
import { RESPONSE_TABLE } from './stored-row.ts'

/** A table before those that refer to it, each in the order of its key. */
const TABLES = [
  { name: 'maturity_quiz_leads', key: 'id', isCounted: true },
  { name: 'assessment_responses', key: 'id', isCounted: true },
  { name: 'assessment_deliveries', key: 'id', isCounted: false },
  { name: 'assessment_lead_notes', key: 'lead_id', isCounted: false },
  { name: 'assessment_desk_actions', key: 'id', isCounted: true },
  { name: 'assessment_team_answers', key: 'team, member_hash', isCounted: false },
  { name: 'assessment_milestone_counts', key: 'day, milestone', isCounted: false },
  { name: 'assessment_benchmark', key: 'id', isCounted: false },
  { name: 'assessment_versions', key: 'version', isCounted: false },
  { name: 'assessment_store', key: 'id', isCounted: false },
]
const MARKS = 'assessment_erased'
const BATCH = 1000

/**
 * Copies a database file into an empty PostgreSQL database in one transaction, while no other program uses
 * the file. `onTable` gets each table with its row count. The file is not changed.
 */
export async function moveToPostgres(
  file: string,
  url: string,
  onTable: (name: string, rows: number) => void,
): Promise<void> {
  const path = existingFile(file)
  const lock = lockAlone(path)
  const mapErrors = mapErrorsOn(path)
  const db = mapErrors(() => new DatabaseSync(path, { readOnly: true }))
  const client = await connect(url, 'assessment-move')
  try {
    mapErrors(() => checkSchema(db))
    await applySchema(client)
    await client.query('BEGIN')
    // What a server writes when it starts.
    await client.query('DELETE FROM assessment_store; DELETE FROM assessment_versions')
    for (const table of TABLES) onTable(table.name, await copyTable(db, client, table))
    // The database may have marks of its own, of an earlier move.
    await insert(client, MARKS, db.prepare(`SELECT * FROM ${MARKS}`).all())
    await deleteMarkedRows(sqlOf(client))
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw startErrorOf(error)
  } finally {
    await client.end()
    db.close()
    lock.close()
  }
}

async function copyTable(
  db: DatabaseSync,
  client: ClientBase,
  { name, key, isCounted }: (typeof TABLES)[number],
): Promise<number> {
  if ((await countIn(client, name)) > 0) {
    throw new Error('The PostgreSQL database has rows already: name an empty one')
  }
  let batch: unknown[] = []
  let rows = 0
  for (const row of db.prepare(`SELECT * FROM ${name} ORDER BY ${key}`).iterate()) {
    batch.push(row)
    rows += 1
    if (batch.length === BATCH) batch = await insert(client, name, batch)
  }
  await insert(client, name, batch)
  if ((await countIn(client, name)) !== rows) throw new Error(`Not every row of ${name} was copied`)
  if (isCounted) {
    await client.query(
      `SELECT setval(pg_get_serial_sequence('${name}', 'id'), max(id)) FROM ${name} HAVING max(id) > 0`,
    )
  }
  return rows
}

/** Returns an empty batch. JSON that SQLite keeps as text is JSON in PostgreSQL. */
async function insert(client: ClientBase, name: string, rows: readonly unknown[]): Promise<[]> {
  if (rows.length > 0) {
    await client.query(
      `INSERT INTO ${name} OVERRIDING SYSTEM VALUE
       SELECT * FROM json_populate_recordset(NULL::${name}, $1::json) ON CONFLICT DO NOTHING`,
      [JSON.stringify(rows, asJson)],
    )
  }
  return []
}

function asJson(column: string, value: unknown): unknown {
  const columns: RowTable['columns'] = RESPONSE_TABLE.columns
  const isJson = columns[column]?.type === 'jsonb'
  return isJson && typeof value === 'string' ? JSON.parse(value) : value
}

async function countIn(client: ClientBase, name: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${name}`)
  return Number(rows[0]?.count)
}
