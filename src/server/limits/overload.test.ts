import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import type { Store } from '../../store/store.ts'
import { LEAD, openApp } from '../app.suite.ts'
import { parseConfig } from '../config.ts'

const LIMITS = { clientBurst: 1e6, clientPerMinute: 1e6, totalPerMinute: 1e6 }
const ROW_MS = 5

/** A database that takes one row after the other, `ROW_MS` for each. */
function slowly(store: Store): Store {
  let turn: Promise<unknown> = Promise.resolve()
  return {
    ...store,
    saveLead: (key, lead) => {
      const saved = turn.then(() => sleep(ROW_MS)).then(() => store.saveLead(key, lead))
      turn = saved
      return saved
    },
  }
}

/** Of a person of its own: copies of one lead wait for each other. */
function postNewLead(postLead: Awaited<ReturnType<typeof openApp>>['postLead']) {
  const key = randomUUID()
  return postLead({ ...LEAD, name: key }, { 'idempotency-key': key })
}

/** Sends 300 leads within a third of the time that the database needs for them. */
async function overload(mostPending: number) {
  const submissions = { ...LIMITS, mostPending }
  const { postLead, countRows } = await openApp({ store: slowly, config: { submissions } })
  const replies: Promise<{ status: number; retryAfter: unknown; ahead: number }>[] = []
  for (let sent = 0; sent < 300; sent += 10) {
    for (let index = 0; index < 10; index += 1) replies.push(send())
    await sleep((10 * ROW_MS) / 3)
  }
  return { replies: await Promise.all(replies), rows: countRows() }

  /** `ahead`: how many rows were kept while this one waited. */
  async function send() {
    const before = countRows()
    const { statusCode, headers } = await postNewLead(postLead)
    const ahead = countRows() - before
    return { status: statusCode, retryAfter: headers['retry-after'], ahead }
  }
}

it('keeps what the database can take in time, and turns the rest away at once', async () => {
  const { replies, rows } = await overload(20)
  const accepted = replies.filter(({ status }) => status === 201)
  const refused = replies.filter(({ status }) => status === 503)
  expect(accepted.length + refused.length).toBe(300)
  expect(accepted).toHaveLength(rows)
  expect(rows).toBeGreaterThan(30)
  expect(refused.length).toBeGreaterThan(100)
  expect(refused.every(({ retryAfter }) => retryAfter === '1')).toBe(true)
  // The bound is looked at before the body is read: those that come together pass it together.
  expect(Math.max(...accepted.map(({ ahead }) => ahead))).toBeLessThanOrEqual(20 + 10)
  expect(Math.max(...refused.map(({ ahead }) => ahead))).toBeLessThanOrEqual(5)
})

it('would keep everyone waiting without a bound', async () => {
  const { replies, rows } = await overload(1000)
  expect(rows).toBe(300)
  expect(Math.max(...replies.map(({ ahead }) => ahead))).toBeGreaterThan(100)
})

it('lets as many wait as the owner has set, also more than the default', async () => {
  const config = parseConfig({ MAX_PENDING_SAVES: '1500' })
  if (!config.ok) throw new Error(config.error.join())
  const { mostPending } = config.value.submissions
  const asked: (() => void)[] = []
  const held = (store: Store): Store => ({
    ...store,
    saveLead: async (key, lead) => {
      await new Promise<void>((resolve) => asked.push(resolve))
      return store.saveLead(key, lead)
    },
  })
  const { postLead } = await openApp({
    store: held,
    config: { submissions: { ...LIMITS, mostPending } },
  })
  const send = async () => (await postNewLead(postLead)).statusCode

  const waiting: Promise<number>[] = []
  while (waiting.length < 1500) {
    // Those that come in one long turn are refused before the bound is asked.
    for (let index = 0; index < 25; index += 1) waiting.push(send())
    await vi.waitFor(() => expect(asked).toHaveLength(waiting.length))
  }
  expect(await send()).toBe(503)

  for (const letGo of asked) letGo()
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([201]))
})
