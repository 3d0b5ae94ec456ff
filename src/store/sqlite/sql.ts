import type { Database } from 'better-sqlite3'

import type { Dialect, Sql } from '../sql.ts'

export const SQLITE_DIALECT: Dialect = {
  begin: 'BEGIN IMMEDIATE',
  findMigrations: "SELECT 1 FROM sqlite_schema WHERE name = 'assessment_migrations'",
  eachAnswer: 'json_each(responses)',
  skipLocked: '',
}

/** `attempt` runs each statement and turns what it throws into an error of ours. */
export function sqliteSql(db: Database, attempt: <Value>(work: () => Value) => Value): Sql {
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
