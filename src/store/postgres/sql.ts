import type { ClientBase, Pool } from 'pg'

import type { Sql } from '../sql.ts'

/** `attempt` turns what a statement throws into an error of ours. */
export function postgresSql(
  connection: Pool | ClientBase,
  attempt: <Value>(work: Promise<Value>) => Promise<Value>,
): Sql {
  return {
    dialect: {
      begin: 'BEGIN',
      findMigrations: "SELECT 1 WHERE to_regclass('assessment_migrations') IS NOT NULL",
      eachAnswer: 'jsonb_each_text(responses)',
      skipLocked: 'FOR UPDATE SKIP LOCKED',
    },
    query: async (text, values = []) => {
      const result = await attempt(connection.query<Record<string, unknown>>(text, [...values]))
      return result.rows
    },
  }
}
