import { hash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

import { createTurns } from '../../domain/turns.ts'
import type { Dialect, NewRow, RowTable, Session, SqlValue, Transaction } from '../sql/sql.ts'
import { erasureMarkOf } from '../stored-row.ts'
import { isLocked } from './errors.ts'

const DIALECT: Dialect = {
  eachAnswer: 'json_each(responses)',
  inputRows: (columns) => {
    const values = Object.keys(columns).map((name) => `value ->> '${name}' AS "${name}"`)
    return `(SELECT ${values.join()} FROM json_each($1)) AS input`
  },
  inputValues: 'json_each($1)',
  sha256: (column) => `assessment_sha256(${column})`,
  skipLocked: '',
  hasLead: `EXISTS (SELECT 1 FROM maturity_quiz_leads
    WHERE email = payload ->> '$.data.user_email' AND quarantine IS NULL)`,
  newestRow: `(SELECT max(at) FROM (
    SELECT max(created_at) AS at FROM maturity_quiz_leads
    UNION ALL SELECT max(created_at) FROM assessment_responses
    UNION ALL SELECT max(created_at) FROM assessment_team_answers))`,
  dataField: (name) => `payload ->> '$.data.${name}'`,
  // One transaction writes at a time.
  waitForErasures: 'SELECT 1',
  startErasure: 'SELECT 1',
  lockTeam: 'SELECT $1',
  markTeamAnswers: `INSERT INTO assessment_erased (table_name, row_key, erased_at, was_kept)
    VALUES ('assessment_team_answers', $1, $2, $3) ON CONFLICT (table_name, row_key) DO NOTHING`,
  dropMarks: `DELETE FROM assessment_erased
    WHERE table_name = 'assessment_team_answers' AND was_kept = 0 AND erased_at < $1`,
}

const TRY_AGAIN_AFTER_MS = 20

/** What PostgreSQL has, for the queries of owners. */
export function addFunctions(db: DatabaseSync): void {
  const addFunction = (name: string, work: (text: string) => string) =>
    db.function(name, { deterministic: true }, (text) =>
      typeof text === 'string' ? work(text) : null,
    )
  addFunction('assessment_folded', (text) => text.toLowerCase())
  addFunction('assessment_sha256', (text) => hash('sha256', text))
}

/** Runs a statement and turns its errors into our own. */
export type MapErrors = <Value>(work: () => Value) => Value

/**
 * Runs one task after another, because a statement between BEGIN and COMMIT would join that transaction.
 * `busyMs`: how long a task retries while another program has the lock. SQLite's own waiting would block the
 * event loop.
 */
export function sqliteSession(db: DatabaseSync, mapErrors: MapErrors, busyMs: number): Session {
  const { take: inTurn } = createTurns(1)
  const sql: Transaction = {
    dialect: DIALECT,
    query: async (text, values = []) => mapErrors(() => run(db, text, values)),
    insertRows: async (table, rows) => mapErrors(() => insertRows(db, table, rows)),
  }

  return {
    dialect: DIALECT,
    query: (text, values = []) =>
      inTurn(() => retryWhileBusy(busyMs, mapErrors, () => run(db, text, values))),
    transaction: (work) =>
      inTurn(async () => {
        await retryWhileBusy(busyMs, mapErrors, () => db.exec('BEGIN IMMEDIATE'))
        try {
          const value = await work(sql)
          mapErrors(() => db.exec('COMMIT'))
          return value
        } finally {
          if (db.isOpen && db.isTransaction) db.exec('ROLLBACK')
        }
      }),
  }
}

/** Retries for `busyMs` while another program has the lock. */
async function retryWhileBusy<Value>(
  busyMs: number,
  mapErrors: MapErrors,
  work: () => Value,
): Promise<Value> {
  const until = performance.now() + busyMs
  while (performance.now() < until) {
    try {
      return work()
    } catch (error) {
      if (!isLocked(error)) {
        return mapErrors(() => {
          throw error
        })
      }
    }
    await sleep(TRY_AGAIN_AFTER_MS)
  }
  return mapErrors(work)
}

/** One after the other: that takes half the time of one statement for all of them. */
function insertRows(
  db: DatabaseSync,
  { name, key, columns }: RowTable,
  rows: readonly NewRow[],
): Set<string> {
  const names = Object.keys(columns).filter((column) => column !== key)
  const insert = db.prepare(
    `INSERT INTO ${name} (${[key, 'body_hash', ...names].join()})
     SELECT ?, ?, ${names.map(() => '?').join()}
     WHERE NOT EXISTS (
       SELECT 1 FROM assessment_erased WHERE table_name = '${name}' AND row_key = ?)
     ON CONFLICT (${key}) DO NOTHING`,
  )
  const saved = rows.filter((row) => {
    const values = names.map((column) => storedValueOf(row.values[column] ?? null))
    return insert.run(row.key, row.bodyHash, ...values, erasureMarkOf(row.key)).changes === 1
  })
  return new Set(saved.map((row) => row.key))
}

/** JSON is text here. */
function storedValueOf(value: NewRow['values'][string]): SqlValue {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}

function run(db: DatabaseSync, text: string, values: readonly SqlValue[] = []) {
  return db.prepare(numbered(text)).all(...values)
}

/** SQLite binds `?1` by position; it would look up each `$1` by name. What stands in quotes is a text. */
function numbered(text: string): string {
  return text.replaceAll(/'[^']*'|\$(?=\d)/g, (found) => (found === '$' ? '?' : found))
}
