import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Dialect, Session, Sql } from '../sql/sql.ts'
import { isLocked } from './errors.ts'
import { createSerialQueue } from './serial-queue.ts'

const DIALECT: Dialect = {
  eachAnswer: 'json_each(responses)',
  inputRows: (columns) => {
    const values = Object.keys(columns).map((name) => `value ->> '${name}' AS ${name}`)
    return `(SELECT ${values.join()} FROM json_each($1)) AS input`
  },
  skipLocked: '',
  hasLead: `EXISTS (SELECT 1 FROM maturity_quiz_leads
    WHERE email = payload ->> '$.data.user_email' AND quarantine IS NULL)`,
}

const TRY_AGAIN_AFTER_MS = 20

/** Runs a statement and turns its errors into our own. */
export type MapErrors = <Value>(work: () => Value) => Value

/**
 * Runs one task after another, because a statement between BEGIN and COMMIT would join that transaction.
 * `busyMs`: how long a task retries while another program has the lock. SQLite's own waiting would block the
 * event loop.
 */
export function sqliteSession(db: DatabaseSync, mapErrors: MapErrors, busyMs: number): Session {
  const inTurn = createSerialQueue()
  const sql = sqliteSql(db, mapErrors)

  return {
    dialect: DIALECT,
    query: (text, values = []) =>
      inTurn(() => whenFree(busyMs, mapErrors, () => run(db, text, values))),
    transaction: (work) =>
      inTurn(async () => {
        await whenFree(busyMs, mapErrors, () => db.exec('BEGIN IMMEDIATE'))
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
export async function whenFree<Value>(
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

function sqliteSql(db: DatabaseSync, mapErrors: MapErrors): Sql {
  return {
    dialect: DIALECT,
    query: async (text, values = []) => mapErrors(() => run(db, text, values)),
  }
}

function run(db: DatabaseSync, text: string, values: Parameters<Sql['query']>[1] = []) {
  return db.prepare(numbered(text)).all(...values)
}

/** SQLite binds `?1` by position; it would look up each `$1` by name. */
function numbered(text: string): string {
  return text.replaceAll(/\$(?=\d)/g, '?')
}
