import { Client, Pool } from 'pg'
import type { ClientBase, PoolConfig } from 'pg'

import { answerWithin } from '../commit/deadline.ts'
import { connectErrorOf, postgresCodeOf } from './errors.ts'
import { OutcomeUnknownError } from '../errors.ts'

/** Milliseconds; below the 2.5 s within which every request is answered. */
export const ANSWER_WITHIN_MS = 2000
/** The longest timeout, 24 days; 0 would mean the pool's default. */
const NEVER_MS = 2 ** 31 - 1

/** One transaction on one connection; its writes are durable when it resolves. */
export type Transact = <Value>(work: (client: ClientBase) => Promise<Value>) => Promise<Value>

type Limits = Readonly<Record<string, string>>

/** In the units in which PostgreSQL returns them. */
const SERVER_LIMITS: Limits = {
  statement_timeout: '1500ms',
  lock_timeout: '1s',
  idle_in_transaction_session_timeout: '5s',
}
const OWNER_LIMITS: Limits = { lock_timeout: '10s', jit: 'off' }

/** One extra connection, for work that may take longer than a request. */
export async function connect(url: string, name: string, queryTimeoutMs?: number): Promise<Client> {
  const client = await openClient(url, name, queryTimeoutMs)
  const { rows } = await client.query<{ server_encoding: string }>('SHOW server_encoding')
  const encoding = rows[0]?.server_encoding
  // The names of people have letters of every script.
  if (encoding === 'UTF8') return client
  await client.end()
  throw new Error(
    `The database has the encoding ${encoding}: make the database with the encoding UTF8`,
  )
}

async function openClient(url: string, name: string, queryTimeoutMs?: number): Promise<Client> {
  try {
    const client = new Client({
      connectionString: quietAddress(url),
      connectionTimeoutMillis: 5000,
      application_name: name,
      ...(queryTimeoutMs !== undefined && { query_timeout: queryTimeoutMs }),
    })
    // Without a listener, a connection that breaks while idle would end the process.
    client.on('error', () => {})
    await client.connect()
    return client
  } catch (error) {
    throw connectErrorOf(error)
  }
}

/** The driver takes these for verify-full, and warns of that in eight lines. */
function quietAddress(url: string): string {
  if (url.includes('uselibpqcompat=true')) return url
  return url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full')
}

export function openPool(url: string): Pool {
  return poolOn(url, {
    max: 10,
    connectionTimeoutMillis: 1000,
    query_timeout: ANSWER_WITHIN_MS,
    // Statements of a transaction need not wait for each other's replies.
    pipeline: true,
    application_name: 'assessment',
  })
}

/** For the owner's commands and desk. */
export function openOwnerPool(url: string): Pool {
  return poolOn(url, {
    max: 2,
    connectionTimeoutMillis: 5000,
    application_name: 'assessment-owner',
  })
}

function poolOn(url: string, options: PoolConfig): Pool {
  const pool = new Pool({ connectionString: quietAddress(url), keepAlive: true, ...options })
  // Without listeners, a connection that breaks, idle or in a transaction, would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}

export function transactOnOwnerPool(pool: Pool): Transact {
  return async (work) => {
    const client = await pool.connect().catch((error: unknown) => {
      throw connectErrorOf(error)
    })
    try {
      await begin(client, OWNER_LIMITS)
      const value = await work(client)
      await commit(client)
      client.release()
      return value
    } catch (error) {
      client.release(true)
      throw error
    }
  }
}

/**
 * After a failure the connection is closed, which rolls back. While a COMMIT is unanswered because a
 * standby is down, the connection keeps its place in the pool: a new one would only wait too.
 */
export function transactOnPool(pool: Pool): Transact {
  return async (work) => {
    const client = await pool.connect()
    const value = await begin(client, SERVER_LIMITS)
      .then(() => work(client))
      .catch((error: unknown) => {
        client.release(true)
        throw error
      })
    const committed = commit(client, { query_timeout: NEVER_MS })
    committed.then(
      () => client.release(),
      () => client.release(true),
    )
    await answerWithin(ANSWER_WITHIN_MS, committed).catch((error: unknown) => {
      const code = postgresCodeOf(error) ?? 'no code'
      throw new OutcomeUnknownError(`The database did not confirm a commit (${code})`)
    })
    return value
  }
}

async function commit(client: ClientBase, options: { query_timeout?: number } = {}): Promise<void> {
  const { command } = await client.query({ text: 'COMMIT', ...options })
  if (command !== 'COMMIT') throw new Error('PostgreSQL did not keep the transaction')
}

/**
 * Every transaction sets what it relies on and reads it back: a pooler may use another connection each
 * time, and a role or a database may have its own settings.
 */
async function begin(client: ClientBase, limits: Limits): Promise<void> {
  const results = [await client.query<Record<string, string>>(beginText(limits))].flat()
  const actual = results.at(-1)?.rows[0] ?? {}
  const isAsSet = Object.entries(limits).every(([name, value]) => actual[name] === value)
  if (!isAsSet || actual['synchronous_commit'] === 'off') {
    throw new Error('PostgreSQL does not hold the settings that a transaction relies on')
  }
}

/** Times are text that can be compared; days are UTC days. */
function beginText(limits: Limits): string {
  const settings = Object.entries({ TimeZone: 'UTC', DateStyle: 'ISO', ...limits })
  const set = settings.map(([name, value]) => `set_config('${name}', '${value}', true) AS ${name}`)
  return `
    BEGIN ISOLATION LEVEL READ COMMITTED;
    SELECT ${set.join(', ')}, ${WAIT_FOR_THE_DISK} AS synchronous_commit`
}

/** A value that also waits for a standby is kept. */
const WAIT_FOR_THE_DISK = `set_config('synchronous_commit',
  CASE current_setting('synchronous_commit')
    WHEN 'off' THEN 'on' ELSE current_setting('synchronous_commit')
  END, true)`
