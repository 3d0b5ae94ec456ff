import { Client, Pool } from 'pg'

import { connectErrorOf } from './errors.ts'

/** Milliseconds; below the 2.5 s within which every request has its answer. */
export const ANSWER_WITHIN_MS = 2000

/** A connection of its own, for work that may take longer than a request. */
export async function connect(url: string, name: string, queryTimeoutMs?: number): Promise<Client> {
  try {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: 5000,
      application_name: name,
      ...(queryTimeoutMs !== undefined && { query_timeout: queryTimeoutMs }),
    })
    // A connection that breaks while it is idle would end the process if nobody heard of it.
    client.on('error', () => {})
    await client.connect()
    return client
  } catch (error) {
    throw connectErrorOf(error)
  }
}

export function openPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 1000,
    query_timeout: ANSWER_WITHIN_MS,
    statement_timeout: 1500,
    lock_timeout: 1000,
    idle_in_transaction_session_timeout: 5000,
    keepAlive: true,
    application_name: 'assessment',
  })
  // An idle connection that breaks is replaced by the next query; unheard, it would end the process.
  pool.on('error', () => {})
  return pool
}
