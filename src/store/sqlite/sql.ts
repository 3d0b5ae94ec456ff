import type { DatabaseSync } from 'node:sqlite'

import { createOneByOne } from './one-by-one.ts'
import { rowsOf } from './statements.ts'
import type { Dialect, Session, Sql, SqlList, SqlRow, SqlValue } from '../sql/sql.ts'

export const SQLITE_DIALECT: Dialect = {
  findMigrations: "SELECT 1 FROM sqlite_schema WHERE name = 'assessment_migrations'",
  eachAnswer: 'json_each(responses)',
  given: (columns) => {
    const values = Object.keys(columns).map((name) => `value ->> '${name}' AS ${name}`)
    return `(SELECT ${values.join()} FROM json_each($1)) AS given`
  },
  skipLocked: '',
  contains: (column, text) => `instr(${column}, ${text}) > 0`,
  // BEGIN IMMEDIATE has the lock of all writers.
  lockDesk: 'SELECT 1',
}

/** Runs a statement and turns what it throws into an error of ours. */
export type MapErrors = <Value>(work: () => Value) => Value

/**
 * One thing after another: what is asked between BEGIN and COMMIT would be part of that transaction.
 * `inTurn`: shared by connections that must not wait for each other's lock.
 */
export function sqliteSession(
  db: DatabaseSync,
  mapErrors: MapErrors,
  onCommit: () => void = () => {},
  inTurn = createOneByOne(),
): Session {
  const sql = sqliteSql(db, mapErrors)
  return {
    dialect: SQLITE_DIALECT,
    query: (text, values) => inTurn(() => sql.query(text, values)),
    list: (text, values) => inTurn(() => sql.list(text, values)),
    transaction: (work) =>
      inTurn(async () => {
        mapErrors(() => db.exec('BEGIN IMMEDIATE'))
        try {
          const value = await work(sql)
          mapErrors(() => db.exec('COMMIT'))
          onCommit()
          return value
        } finally {
          if (db.isOpen && db.isTransaction) db.exec('ROLLBACK')
        }
      }),
  }
}

function sqliteSql(db: DatabaseSync, mapErrors: MapErrors): Sql {
  return {
    dialect: SQLITE_DIALECT,
    query: async (text, values = []) => mapErrors(() => runStatement(db, text, values)),
    list: async (text, values = []) =>
      mapErrors(() => {
        const statement = db.prepare(numbered(text))
        statement.setReturnArrays(true)
        return rowsOf<SqlList>(statement, ...values)
      }),
  }
}

/** The rows of a query or of RETURNING, else none. */
function runStatement(
  db: DatabaseSync,
  text: string,
  values: readonly SqlValue[],
): readonly SqlRow[] {
  return db.prepare(numbered(text)).all(...values)
}

/** SQLite takes `?1` by its place; each `$1` it would look for among all names. */
function numbered(text: string): string {
  return text.replaceAll(/\$(?=\d)/g, '?')
}
