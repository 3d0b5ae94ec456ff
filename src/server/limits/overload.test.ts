import { randomUUID } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import type { Store } from '../../store/store.ts'
import { LEAD, openApp } from '../app.suite.ts'
import { parseConfig } from '../config.ts'

const LIMITS = { clientBurst: 1e6, clientPerMinute: 1e6, totalPerMinute: 1e6 }

/** A server whose database keeps nothing until it is told to. */
async function setup(mostPending: number) {
  const asked: (() => void)[] = []
  const held = (store: Store): Store => ({
    ...store,
    saveLead: async (key, lead) => {
      await new Promise<void>((resolve) => asked.push(resolve))
      return store.saveLead(key, lead)
    },
  })
  const { postLead, countRows } = await openApp({
    store: held,
    config: { submissions: { ...LIMITS, mostPending } },
  })

  /** Of a person of its own: copies of one lead wait for each other. */
  async function send() {
    const key = randomUUID()
    const { statusCode, headers } = await postLead(
      { ...LEAD, name: key },
      { 'idempotency-key': key },
    )
    return { status: statusCode, retryAfter: headers['retry-after'] }
  }

  async function sendUntilWaiting(count: number) {
    const waiting: ReturnType<typeof send>[] = []
    while (waiting.length < count) {
      // Those that come in one long turn are refused before the bound is asked.
      for (let index = 0; index < 20; index += 1) waiting.push(send())
      await vi.waitFor(() => expect(asked).toHaveLength(waiting.length), 30_000)
    }
    return waiting
  }

  return {
    send,
    sendUntilWaiting,
    countRows,
    letAllGo: () => asked.splice(0).forEach((go) => go()),
  }
}

it('keeps what the database can take in time, and turns the rest away at once', async () => {
  const { send, sendUntilWaiting, countRows, letAllGo } = await setup(20)
  const waiting = await sendUntilWaiting(20)

  const refused = await Promise.all(Array.from({ length: 30 }, send))
  expect(refused).toEqual(refused.map(() => ({ status: 503, retryAfter: '1' })))
  expect(refused).toHaveLength(30)
  expect(countRows()).toBe(0)

  letAllGo()
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(20).fill(201))
  expect(countRows()).toBe(20)
  const later = await sendUntilWaiting(20)
  letAllGo()
  expect(new Set((await Promise.all(later)).map(({ status }) => status))).toEqual(new Set([201]))
})

it('lets as many wait as the owner has set, also more than the default', async () => {
  const config = parseConfig({ MAX_PENDING_SAVES: '1500' })
  if (!config.ok) throw new Error(config.error.join())
  const { send, sendUntilWaiting, letAllGo } = await setup(config.value.submissions.mostPending)
  const waiting = await sendUntilWaiting(1500)
  expect((await send()).status).toBe(503)

  letAllGo()
  expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([201]))
})
