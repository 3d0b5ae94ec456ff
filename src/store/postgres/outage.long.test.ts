// PostgreSQL alone: SQLite runs inside the server, and nothing can come between them.
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, expect, it, onTestFinished } from 'vitest'

import { runSql, startPostgresServer } from './server.suite.ts'
import { openPostgresStore } from './store.ts'
import { OutcomeUnknownError, StoreUnavailableError } from '../store.ts'
import { ADA } from '../store.suite.ts'

/** Every call has its answer by then, whatever PostgreSQL does. */
const ANSWER_MS = 2500

const server = await startPostgresServer()
afterAll(() => server.remove())

async function open() {
  const url = await server.createDatabase()
  const store = await openPostgresStore(url)
  onTestFinished(() => store.close())
  return { url, store }
}

it('keeps nobody waiting where every process of PostgreSQL stands still, and doubles no row', async () => {
  const { url, store } = await open()
  await store.saveLead('before', ADA)
  const keys = Array.from({ length: 40 }, (_, index) => `key-${index}`)

  server.freeze()
  const from = performance.now()
  const [first = '', ...others] = keys
  const underWay = store.saveLead(first, ADA)
  await sleep(100)
  // These wait behind it.
  const answers = await Promise.allSettled([
    ...others.map((key) => store.saveLead(key, ADA)),
    underWay,
    store.checkWritable(),
  ])
  const ms = performance.now() - from
  server.thaw()

  for (const answer of answers) {
    expect(answer).toMatchObject({ reason: expect.any(StoreUnavailableError) })
  }
  expect(ms).toBeLessThan(ANSWER_MS)
  for (const key of keys) expect(await store.saveLead(key, ADA)).toMatch(/saved|repeated/)
  expect(await runSql(url, 'SELECT id FROM maturity_quiz_leads')).toHaveLength(41)
}, 30_000)

it('does not say whether rows were kept where a commit is not confirmed', async () => {
  const { url, store } = await open()
  const setStandby = async (names: string) => {
    await runSql(url, `ALTER SYSTEM SET synchronous_standby_names = ${names}`)
    await runSql(url, 'SELECT pg_reload_conf()')
    await sleep(500)
  }
  onTestFinished(() => setStandby("''"))
  await setStandby("'nobody'")

  const counts = [{ day: '2026-11-20', milestone: 'home', count: 1 }]
  await expect(store.addMilestones(counts)).rejects.toThrow(OutcomeUnknownError)
}, 30_000)
