import type { ClientBase } from 'pg'

import { textOf } from '../sql/sql.ts'
import type { Dialect, IfErased, NewRow, RowTable, Session, Sql, Transaction } from '../sql/sql.ts'
import { ErasedRowsError } from '../errors.ts'
import { erasureMarkOf } from '../stored-row.ts'
import type { Transact } from './connections.ts'

/** An arbitrary number, the same on every server. */
const ERASURES = 4_715_001_843
const TEAMS = 4715

const POSTGRES_DIALECT: Dialect = {
  eachAnswer: 'jsonb_each_text(responses)',
  inputRows: (columns) => {
    const typed = Object.entries(columns).map(([name, type]) => `"${name}" ${type}`)
    return `json_to_recordset($1::json) AS input (${typed.join()})`
  },
  inputValues: 'json_array_elements_text($1::json) AS input (value)',
  sha256: (column) => `encode(sha256(convert_to(${column}, 'UTF8')), 'hex')`,
  skipLocked: 'FOR UPDATE SKIP LOCKED',
  hasLead: `assessment_has_lead(payload::json #>> '{data,user_email}')`,
  newestRow: 'assessment_newest_row()',
  dataField: (name) => `payload::json #>> '{data,${name}}'`,
  waitForErasures: `SELECT pg_advisory_xact_lock_shared(${ERASURES})`,
  startErasure: `SELECT pg_advisory_xact_lock(${ERASURES})`,
  lockTeam: `SELECT pg_advisory_xact_lock(${TEAMS}, hashtext($1))`,
  markTeamAnswers: 'SELECT assessment_mark_team_answers($1, $2, $3)',
  dropMarks: 'SELECT assessment_drop_marks($1)',
}

/** A single statement is a transaction too, so that it has its settings. `errorOf`: turns an error into our own. */
export function postgresSession(transact: Transact, errorOf: (error: unknown) => unknown): Session {
  const run: Transact = (work) =>
    transact(work).catch((error: unknown) => {
      throw errorOf(error)
    })
  return {
    dialect: POSTGRES_DIALECT,
    query: (text, values) => run((client) => sqlOf(client).query(text, values)),
    transaction: (work) => run((client) => work(sqlOf(client))),
  }
}

export function sqlOf(client: ClientBase): Transaction {
  const sql: Sql = {
    dialect: POSTGRES_DIALECT,
    query: async (text, values = []) =>
      (await client.query<Record<string, unknown>>(text, [...values])).rows,
  }
  return { ...sql, insertRows: (...args) => insertRows(sql, ...args) }
}

/** In the order of the keys, so that two servers never wait for each other. */
async function insertRows(
  sql: Sql,
  { name, key, columns }: RowTable,
  rows: readonly NewRow[],
  ifErased: IfErased,
): Promise<Set<string>> {
  const typed = Object.entries(columns).map(([column, { type }]) => [column, type])
  const types = { body_hash: 'text', ...Object.fromEntries(typed) }
  const names = Object.keys(types).join()
  const marks = new Map(rows.map((row) => [row.key, erasureMarkOf(row.key)]))
  const unmarked = `WHERE NOT EXISTS (
    SELECT FROM assessment_erased WHERE table_name = '${name}' AND row_key = input.mark)`
  const insert = sql.query(
    `INSERT INTO ${name} (${names})
     SELECT ${names} FROM ${POSTGRES_DIALECT.inputRows({ ...types, mark: 'text' })}
     ${ifErased === 'leave out' ? unmarked : ''}
     ORDER BY ${key} ON CONFLICT (${key}) DO NOTHING RETURNING ${key} AS key`,
    [
      JSON.stringify(
        rows.map((row) => ({
          ...row.values,
          ...{ [key]: row.key, body_hash: row.bodyHash, mark: marks.get(row.key) },
        })),
      ),
    ],
  )
  // An INSERT that waited for an erasure of its key does not see the mark. A later statement does.
  const look = sql.query(
    `SELECT row_key FROM assessment_erased WHERE table_name = '${name}'
       AND row_key IN (SELECT value FROM ${POSTGRES_DIALECT.inputValues})`,
    [JSON.stringify([...marks.values()])],
  )
  const [saved, marked] = await Promise.all([insert, look])
  const keys = saved.map((row) => textOf(row['key']))
  const erased = new Set(marked.map((row) => row['row_key']))
  if (keys.some((each) => erased.has(marks.get(each)))) {
    throw new ErasedRowsError('Rows of this transaction are erased')
  }
  return new Set(keys)
}
