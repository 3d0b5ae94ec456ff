// No twin: a file has no second server.
import { setTimeout as sleep } from 'node:timers/promises'

import { Client } from 'pg'

import { openPool, transactOnPool } from './connections.ts'
import type { Transact } from './connections.ts'
import { postgresCodeOf, storeErrorOf } from './errors.ts'
import { StoreUnavailableError } from '../store.ts'

/** One of several servers that does not say within this time that it takes writes is passed over. */
const LOOK_MS = 1000
const LOOK_EVERY_MS = 250

const TAKES_WRITES = 'takes writes'

/**
 * The one of several servers that takes writes, the first if there are more of them. A single server
 * is not asked.
 */
export async function findWriter(urls: readonly string[]): Promise<string> {
  const [first] = urls
  if (first !== undefined && urls.length === 1) return first
  const answers = await Promise.all(urls.map(lookAt))
  const writer = urls[answers.indexOf(TAKES_WRITES)]
  if (writer !== undefined) return writer
  const each = answers.map((answer, index) => `server ${index + 1} ${answer}`)
  throw new Error(
    `No server of DATABASE_URL takes writes (${each.join(', ')}): ` +
      'start or promote one, or correct the address',
  )
}

async function lookAt(url: string): Promise<string> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: LOOK_MS,
    query_timeout: LOOK_MS,
    application_name: 'assessment-look',
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ transaction_read_only: string }>(
      'SHOW transaction_read_only',
    )
    return rows[0]?.transaction_read_only === 'off' ? TAKES_WRITES : 'is read-only'
  } catch (error) {
    const code = postgresCodeOf(error)
    return code === undefined ? 'does not answer' : `cannot be used: ${code}`
  } finally {
    void client.end().catch(() => {})
  }
}

export type Writer = { transact: Transact; end(): Promise<void> }

/**
 * Connections to the one of several servers that takes writes. When something fails there, all are
 * looked at until one takes writes, the same one or another. `first`: the one to begin with.
 * `makeReady` rejects when another one is not fit to keep rows.
 */
export function openWriter(
  urls: readonly string[],
  first: string,
  makeReady: (url: string) => Promise<void>,
): Writer {
  let serving = serve(first)
  let isLooking = false
  let isOver = false

  function serve(url: string) {
    const pool = openPool(url)
    // An idle connection that breaks is replaced by the next query; without a listener it would end
    // the process.
    pool.on('error', () => void look())
    return { url, pool, transact: transactOnPool(pool) }
  }

  async function look(): Promise<void> {
    if (urls.length === 1 || isLooking) return
    isLooking = true
    while (!(await isFound())) await sleep(LOOK_EVERY_MS, undefined, { ref: false })
    await sleep(LOOK_EVERY_MS, undefined, { ref: false })
    isLooking = false
  }

  async function isFound(): Promise<boolean> {
    const { url, pool } = serving
    // While it takes writes, the server at hand is kept, wherever it stands in the address.
    const inOrder = [url, ...urls.filter((other) => other !== url)]
    try {
      const found = await findWriter(inOrder)
      if (found === url) return true
      await makeReady(found)
      if (isOver) return true
      serving = serve(found)
    } catch {
      return isOver
    }
    // A transaction that is under way on the old server ends there.
    void pool.end()
    return true
  }

  return {
    async transact(work) {
      try {
        return await serving.transact(work)
      } catch (error) {
        if (storeErrorOf(error) instanceof StoreUnavailableError) void look()
        throw error
      }
    },
    async end() {
      isOver = true
      await serving.pool.end()
    },
  }
}
