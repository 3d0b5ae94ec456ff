import type { ClientBase } from 'pg'

import type { Dialect, Session, Sql } from '../sql/sql.ts'
import type { Transact } from './connections.ts'

const POSTGRES_DIALECT: Dialect = {
  findMigrations: "SELECT 1 WHERE to_regclass('assessment_migrations') IS NOT NULL",
  eachAnswer: 'jsonb_each_text(responses)',
  given: (columns) => {
    const typed = Object.entries(columns).map(([name, type]) => `${name} ${type}`)
    return `json_to_recordset($1::json) AS given (${typed.join()})`
  },
  skipLocked: 'FOR UPDATE SKIP LOCKED',
  contains: (column, text) => `strpos(${column}, ${text}) > 0`,
  // The triggers of migration 0009 take the same.
  lockDesk: 'SELECT pg_advisory_xact_lock(4715001843)',
}

/** Turns what work throws into an error of ours. */
export type MapErrors = <Value>(work: Promise<Value>) => Promise<Value>

/** A statement alone is a transaction too, so that it has the settings of one. */
export function postgresSession(transact: Transact, mapErrors: MapErrors): Session {
  return {
    dialect: POSTGRES_DIALECT,
    query: (text, values) => mapErrors(transact((client) => sqlOf(client).query(text, values))),
    list: (text, values) => mapErrors(transact((client) => sqlOf(client).list(text, values))),
    transaction: (work) => mapErrors(transact((client) => work(sqlOf(client)))),
  }
}

export function sqlOf(client: ClientBase): Sql {
  return {
    dialect: POSTGRES_DIALECT,
    query: async (text, values = []) =>
      (await client.query<Record<string, unknown>>(text, [...values])).rows,
    list: async (text, values = []) =>
      (await client.query<unknown[]>({ text, values: [...values], rowMode: 'array' })).rows,
  }
}
