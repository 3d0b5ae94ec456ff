// No twin: SQLite runs inside the server, nothing can come between them.
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { runSql, startPostgresServer } from './server.suite.ts'
import { openPostgresStore } from './store.ts'
import { OutcomeUnknownError, StoreUnavailableError } from '../store.ts'
import type { Store, StoreOptions } from '../store.ts'
import { ADA, responseOf } from '../store.suite.ts'

/** Every call has its answer by then, whatever PostgreSQL does. */
const ANSWER_MS = 2500

const END_OUR_CONNECTIONS = `
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'assessment'`

const server = await startPostgresServer()
afterAll(() => server.remove())

describe('an outage of PostgreSQL', { timeout: 30_000 }, () => {
  let url: string
  let opened: Store | undefined

  beforeEach(async () => {
    url = await server.createDatabase()
  })
  afterEach(() => opened?.close())

  async function open(address = url, options: StoreOptions = {}): Promise<Store> {
    opened = await openPostgresStore(address, options)
    return opened
  }

  it('is told in time and is over without a restart of ours', async () => {
    const store = await open()
    await store.saveLead('before', ADA)

    await server.stop('immediate')
    const answers = await Promise.all([
      timed(() => store.saveLead('down', ADA)),
      timed(() => store.saveResponse(responseOf('session_down'))),
      timed(() => store.checkWritable()),
    ])
    await server.start()

    expectRefusedInTime(answers)
    expect(await store.saveLead('before', ADA)).toBe('repeated')
    expect(await store.saveLead('down', ADA)).toBe('saved')
    await store.checkWritable()
  })

  it('in which every process stands still keeps nobody waiting, and doubles no row', async () => {
    const store = await open(url, { batchLimit: 1 })
    await store.saveLead('before', ADA)
    const keys = keysOf(40)

    server.freeze()
    const answers = await Promise.all([
      ...keys.map((key) => timed(() => store.saveLead(key, ADA))),
      timed(() => store.checkWritable()),
    ])
    server.thaw()

    expectRefusedInTime(answers)
    for (const key of keys) expect(await store.saveLead(key, ADA)).toMatch(/saved|repeated/)
    expect(await countLeads()).toBe(41)
  })

  it('that slows each step of a call down keeps nobody waiting', async () => {
    const network = await startSlowNetwork(Number(new URL(url).port))
    const slow = new URL(url)
    slow.port = String(network.port)
    const store = await open(slow.href)

    await runSql(url, END_OUR_CONNECTIONS)
    await sleep(100)
    network.delayMs = 800
    const answers = Promise.all([
      timed(() => store.saveLead('key-1', ADA)),
      timed(() => store.checkWritable()),
    ])
    await sleep(400)
    network.delayMs = 60_000

    expectRefusedInTime(await answers)
    network.delayMs = 0
    expect(await store.saveLead('key-1', ADA)).toMatch(/saved|repeated/)
    await store.close()
    network.close()
  })

  it('that never confirms a commit leaves few of them behind, and is over by itself', async () => {
    const store = await open()
    await store.saveLead('before', ADA)
    await waitForNobody()
    const waiting = async () =>
      (await runSql(url, "SELECT pid FROM pg_stat_activity WHERE wait_event = 'SyncRep'")).length

    const answers: Promise<Answer>[] = []
    for (let index = 0; index < 120; index += 1) {
      answers.push(
        timed(() => store.saveLead(`key-${index}`, ADA)),
        timed(() => store.saveResponse(responseOf(`session_${index}`))),
      )
      await sleep(100)
    }

    expectRefusedInTime(await Promise.all(answers))
    await expect(store.checkWritable()).rejects.toThrow(StoreUnavailableError)
    expect(await waiting()).toBeLessThan(12)
    await setStandby("''")
    await vi.waitFor(async () => expect(await store.saveLead('after', ADA)).toBe('saved'), 5000)
    await store.checkWritable()
    expect(await waiting()).toBe(0)
  })

  it('after a commit does not say whether the row was kept', async () => {
    const store = await open()
    await waitForNobody()
    const counts = [{ day: '2026-11-20', milestone: 'home', count: 1 }]
    await expect(store.addMilestones(counts)).rejects.toThrow(OutcomeUnknownError)
  })

  /** Until the test is over: in the next one nothing would be confirmed. */
  async function waitForNobody(): Promise<void> {
    onTestFinished(() => setStandby("''"))
    await setStandby("'nobody'")
  }

  async function setStandby(names: string): Promise<void> {
    await runSql(url, `ALTER SYSTEM SET synchronous_standby_names = ${names}`)
    await runSql(url, 'SELECT pg_reload_conf()')
    await sleep(500)
  }

  it('that leaves us one connection still keeps rows', async () => {
    const name = new URL(url).pathname.slice(1)
    const limited = url.replace('postgres@', `${name}@`)
    await runSql(url, `CREATE ROLE ${name} LOGIN; ALTER DATABASE ${name} OWNER TO ${name}`)
    const store = await open(limited)
    await runSql(url, `ALTER ROLE ${name} CONNECTION LIMIT 1; ${END_OUR_CONNECTIONS}`)

    const keys = keysOf(1000)
    const answers = await Promise.all(keys.map((key) => timed(() => store.saveLead(key, ADA))))

    const refused = answers.filter(({ error }) => error !== undefined)
    expectRefusedInTime(refused)
    expect(refused.length).toBeLessThan(1000)
    expect(await countLeads()).toBe(1000 - refused.length)
  })

  async function countLeads(): Promise<number> {
    return (await runSql(url, 'SELECT id FROM maturity_quiz_leads')).length
  }
})

type Answer = { ms: number; error?: unknown }

async function timed(call: () => Promise<unknown>): Promise<Answer> {
  const start = performance.now()
  try {
    await call()
    return { ms: performance.now() - start }
  } catch (error) {
    return { ms: performance.now() - start, error }
  }
}

function expectRefusedInTime(answers: readonly Answer[]): void {
  for (const { error, ms } of answers) {
    expect(error).toBeInstanceOf(StoreUnavailableError)
    expect(ms).toBeLessThan(ANSWER_MS)
  }
}

function keysOf(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `key-${index}`)
}

/** Passes every byte on to `port`; those that come back are late by `delayMs`. */
async function startSlowNetwork(port: number) {
  const network = { port: 0, delayMs: 0, close: () => void proxy.close() }
  const proxy = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    near.pipe(far)
    far.on('data', (bytes) => setTimeout(() => near.write(bytes), network.delayMs).unref())
    for (const socket of [near, far]) {
      socket.on('error', () => {})
      socket.on('close', () => {
        near.destroy()
        far.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  if (address !== null && typeof address === 'object') network.port = address.port
  return network
}
