import type { Database } from 'better-sqlite3'

import { createOneByOne } from '../commit/one-by-one.ts'
import type { Dialect, Session, Sql } from '../sql.ts'

export const SQLITE_DIALECT: Dialect = {
  findMigrations: "SELECT 1 FROM sqlite_schema WHERE name = 'assessment_migrations'",
  eachAnswer: 'json_each(responses)',
  skipLocked: '',
}

/** Runs a statement and turns what it throws into an error of ours. */
export type Attempt = <Value>(work: () => Value) => Value

/** What is asked between BEGIN and COMMIT of a connection would be part of that transaction. */
export function sqliteSession(db: Database, attempt: Attempt): Session {
  const inTurn = createOneByOne()
  const sql = sqliteSql(db, attempt)
  return {
    dialect: SQLITE_DIALECT,
    query: (text, values) => inTurn(() => sql.query(text, values)),
    transaction: (work) =>
      inTurn(async () => {
        attempt(() => db.exec('BEGIN IMMEDIATE'))
        try {
          const value = await work(sql)
          attempt(() => db.exec('COMMIT'))
          return value
        } finally {
          if (db.open && db.inTransaction) db.exec('ROLLBACK')
        }
      }),
  }
}

function sqliteSql(db: Database, attempt: Attempt): Sql {
  return {
    dialect: SQLITE_DIALECT,
    query: async (text, values = []) =>
      attempt(() => {
        const statement = db.prepare<[object], Record<string, unknown>>(text)
        const named = Object.fromEntries(values.map((value, index) => [index + 1, value]))
        if (statement.reader) return statement.all(named)
        statement.run(named)
        return []
      }),
  }
}
