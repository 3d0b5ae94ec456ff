import type { ClientBase } from 'pg'

import type { Dialect, Session, Sql } from '../sql/sql.ts'
import type { Transact } from './connections.ts'

const POSTGRES_DIALECT: Dialect = {
  eachAnswer: 'jsonb_each_text(responses)',
  inputRows: (columns) => {
    const typed = Object.entries(columns).map(([name, type]) => `${name} ${type}`)
    return `json_to_recordset($1::json) AS input (${typed.join()})`
  },
  skipLocked: 'FOR UPDATE SKIP LOCKED',
  hasLead: `assessment_has_lead(payload::json #>> '{data,user_email}')`,
}

/** Turns errors of `work` into our own. */
export type MapErrors = <Value>(work: Promise<Value>) => Promise<Value>

/** A single statement is a transaction too, so that it has its settings. */
export function postgresSession(transact: Transact, mapErrors: MapErrors): Session {
  return {
    dialect: POSTGRES_DIALECT,
    query: (text, values) => mapErrors(transact((client) => sqlOf(client).query(text, values))),
    transaction: (work) => mapErrors(transact((client) => work(sqlOf(client)))),
  }
}

export function sqlOf(client: ClientBase): Sql {
  return {
    dialect: POSTGRES_DIALECT,
    query: async (text, values = []) =>
      (await client.query<Record<string, unknown>>(text, [...values])).rows,
  }
}
