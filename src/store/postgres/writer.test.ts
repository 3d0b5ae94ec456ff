// No twin: a file has no second server.
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openPostgresOwnerStore } from './owner-store.ts'
import { runSql, startPostgresServer } from './server.suite.ts'
import type { PostgresServer } from './server.suite.ts'
import { openPostgresStore } from './store.ts'
import { StoreUnavailableError } from '../store.ts'
import type { Store } from '../store.ts'
import { ADA } from '../store.suite.ts'
import { testFolder } from '../test-folder.suite.ts'

type Database = { server: PostgresServer; url: string; host: string }

const END_OUR_CONNECTIONS = `
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'assessment'`

const [one, two] = await Promise.all([startDatabase(), startDatabase()])
afterAll(() => Promise.all([one.server.remove(), two.server.remove()]))

/** Two servers with the same tables, of which one takes writes: as after a fail-over. */
describe('of two servers in DATABASE_URL', { timeout: 30_000 }, () => {
  const folder = testFolder('writer', afterAll)
  const url = `postgres://postgres@${one.host},${two.host}/postgres?target_session_attrs=read-write`
  let opened: Store | undefined

  beforeEach(async () => {
    for (const { url: each } of [one, two]) {
      await setReadOnly(each, false)
      await runSql(each, 'TRUNCATE maturity_quiz_leads')
    }
  })
  afterEach(async () => {
    await opened?.close()
    opened = undefined
  })

  async function open(): Promise<Store> {
    opened = await openPostgresStore(url)
    return opened
  }

  it('the one that takes writes is used, by the server and by the owner', async () => {
    await setReadOnly(one.url, true)
    const store = await open()

    expect(await store.saveLead('key-1', ADA)).toBe('saved')

    expect([await countLeads(one), await countLeads(two)]).toEqual([0, 1])
    const owner = await openPostgresOwnerStore(url, join(folder, 'erased'))
    expect(await owner.countOf(ADA.email)).toEqual({ leads: 1, responses: 0 })
    await owner.close()
  })

  it('the first is used while both take writes', async () => {
    const store = await open()

    await store.saveLead('key-1', ADA)

    expect([await countLeads(one), await countLeads(two)]).toEqual([1, 0])
  })

  it('the other is found when the first takes no more writes, and the first left alone', async () => {
    await setReadOnly(two.url, true)
    const store = await open()
    await store.saveLead('before', ADA)

    await setReadOnly(one.url, true)
    await expect(store.saveLead('between', ADA)).rejects.toThrow(StoreUnavailableError)
    await setReadOnly(two.url, false)
    await vi.waitFor(() => store.saveLead('between', ADA), { timeout: 5000, interval: 50 })
    await setReadOnly(one.url, false)
    await vi.waitFor(async () => {
      const before = looksAt(one)
      await store.checkWritable()
      await runSql(two.url, END_OUR_CONNECTIONS)
      await sleep(100)
      expect(looksAt(one)).toBeGreaterThan(before)
    }, 5000)
    for (let tries = 0; tries < 10; tries += 1) {
      await store.saveLead('after', ADA).catch(() => {})
      await sleep(100)
    }
    await store.checkWritable()

    expect([await countLeads(one), await countLeads(two)]).toEqual([1, 2])
    await vi.waitFor(async () => expect(await countConnections(one)).toBe(0), 5000)
  })

  it('the other is found without a request when the first dies', async () => {
    const store = await open()
    await store.saveLead('before', ADA)

    const starts = () => two.server.log().split('application_name=assessment-start').length
    const before = starts()
    await one.server.stop('immediate')
    await vi.waitFor(() => expect(starts()).toBeGreaterThan(before), 5000)
    await vi.waitFor(() => store.saveLead('after', ADA), { timeout: 5000, interval: 50 })
    await one.server.start()

    expect([await countLeads(one), await countLeads(two)]).toEqual([1, 1])
  })

  /** A machine that is gone answers nothing, and its commits count as not confirmed. */
  it('the other is found when every process of the first stands still', async () => {
    const store = await open()
    await store.saveLead('before', ADA)

    one.server.freeze()
    try {
      await vi.waitFor(() => store.saveLead('after', ADA), { timeout: 15_000, interval: 50 })
      await store.checkWritable()
    } finally {
      one.server.thaw()
    }

    expect(await countLeads(two)).toBe(1)
  })

  it('one that would lose rows is not taken for the other', async () => {
    await runSql(two.url, 'ALTER SYSTEM SET fsync = off')
    await runSql(two.url, 'SELECT pg_reload_conf()')
    const store = await open()

    await setReadOnly(one.url, true)
    for (let tries = 0; tries < 10; tries += 1) {
      await expect(store.saveLead('between', ADA)).rejects.toThrow(StoreUnavailableError)
      await sleep(100)
    }
    await runSql(two.url, 'ALTER SYSTEM RESET fsync')
    await runSql(two.url, 'SELECT pg_reload_conf()')

    await vi.waitFor(() => store.saveLead('between', ADA), { timeout: 5000, interval: 50 })
    expect([await countLeads(one), await countLeads(two)]).toEqual([0, 1])
  })

  it('none that takes writes is a sentence, without the address', async () => {
    await setReadOnly(one.url, true)
    await two.server.stop()

    const refusals = await Promise.all(
      [openPostgresStore(url), openPostgresOwnerStore(url, join(folder, 'erased'))].map((opening) =>
        opening.catch(String),
      ),
    )
    await two.server.start()

    const sentence =
      'Error: No server of DATABASE_URL takes writes (server 1 is read-only, ' +
      'server 2 cannot be used: ECONNREFUSED): start or promote one, or correct the address'
    expect(refusals).toEqual([sentence, sentence])
  })

  it('one alone that takes no writes is a sentence that tells of several', async () => {
    await setReadOnly(one.url, true)

    await expect(openPostgresStore(one.url)).rejects.toThrow(
      /^PostgreSQL cannot be used \(25006\): it takes no writes; name the server that does, or all/,
    )
  })
})

async function startDatabase(): Promise<Database> {
  const server = await startPostgresServer({ settings: ['log_connections=on'] })
  const { host } = new URL(await server.createDatabase())
  const url = `postgres://postgres@${host}/postgres`
  await (await openPostgresStore(url)).close()
  return { server, url, host }
}

async function setReadOnly(url: string, isReadOnly: boolean): Promise<void> {
  const value = isReadOnly ? 'on' : 'off'
  await runSql(url, `ALTER SYSTEM SET default_transaction_read_only = ${value}`)
  await runSql(url, 'SELECT pg_reload_conf()')
  await vi.waitFor(async () => {
    const rows = await runSql(url, 'SHOW default_transaction_read_only')
    expect(rows).toEqual([{ default_transaction_read_only: value }])
  })
}

async function countLeads({ url }: Database): Promise<number> {
  return (await runSql(url, 'SELECT id FROM maturity_quiz_leads')).length
}

/** How often the server was asked whether it takes writes, and once more. */
function looksAt({ server }: Database): number {
  return server.log().split('application_name=assessment-look').length
}

async function countConnections({ url }: Database): Promise<number> {
  const sql = "SELECT pid FROM pg_stat_activity WHERE application_name = 'assessment'"
  return (await runSql(url, sql)).length
}
