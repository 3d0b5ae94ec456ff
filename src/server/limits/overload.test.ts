import { randomUUID } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import type { Store } from '../../store/store.ts'
import { LEAD, openApp } from '../app.suite.ts'

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

  /** Fewer at a time than a turn of the event loop may hold. */
  async function sendUntilWaiting(count: number) {
    const waiting = Array.from({ length: count }, send)
    await vi.waitFor(() => expect(asked).toHaveLength(count))
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
