import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import type { Post } from '../../channels/post.ts'
import { createWebhookPost } from '../../channels/webhook/post.ts'
import { SECRET, startReceiver } from '../../../tests/support/webhook-receiver.ts'
import type { Channel } from '../../contract/event.ts'
import type { CompleteAnswers } from '../../domain/assessment/assessment.ts'
import { assessmentResponseOf } from '../../domain/assessment/assessment-response.ts'
import { MODEL } from '../../generated/model.ts'
import { openSqliteStore } from '../../store/sqlite/store.ts'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { testFolder } from '../../../tests/support/test-folder.ts'
import { LEAD } from '../../../tests/support/test-app.ts'
import { createLog } from '../log.ts'
import { startSender } from './sender.ts'
import type { SenderOptions } from './sender.ts'

const FAST: SenderOptions = {
  pauseMs: 0,
  pollMs: 5,
  replyWithinMs: 300,
  claimMs: 5000,
  retryAfterMs: () => 5,
  stopMs: 0,
}

function openOutbox(channel: Channel = 'webhook') {
  const file = join(testFolder('sender', onTestFinished), 'data.sqlite')
  const store = openSqliteStore(file, { channels: [channel] })
  const reader = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  onTestFinished(async () => {
    await store.close()
    reader.close()
  })
  return {
    channel,
    store,
    rows: () =>
      reader.prepare('SELECT * FROM assessment_deliveries ORDER BY created_at').all() as Record<
        string,
        unknown
      >[],
    async fill(count: number) {
      const keys = Array.from({ length: count }, (_, index) => `key-${index}`)
      await Promise.all(keys.map((key) => store.saveLead(key, { ...LEAD, name: key })))
    },
  }
}

/** Sends with a function in place of a receiver. */
function startWith(
  post: Post,
  { channel, store, rows }: ReturnType<typeof openOutbox>,
  options: Partial<SenderOptions> = {},
) {
  const logged: string[] = []
  const log = createLog('debug', { write: (line) => void logged.push(line) })
  const sender = startSender(channel, store.outbox, post, log, { ...FAST, ...options })
  onTestFinished(() => sender.stop())
  return {
    sender,
    logged,
    messages: () => logged.map((line) => JSON.parse(line)),
    delivered: () => rows().filter((row) => row['delivered_at']).length,
  }
}

const startTo = (
  url: URL,
  outbox: ReturnType<typeof openOutbox>,
  options: Partial<SenderOptions> = {},
) => startWith(createWebhookPost({ url, secret: SECRET }, 'https://check.example'), outbox, options)

it('delivers every event to a receiver that fails for a while, exactly once by id', async () => {
  const outbox = openOutbox()
  const { url, received, accepted } = await startReceiver((count, response) => {
    if (count > 12) return
    if (count % 4 === 0) response.setHeader('x-wait', '1')
    else if (count % 4 === 1) response.socket?.destroy()
    else response.writeHead(count % 4 === 2 ? 500 : 302).end()
  })
  await outbox.fill(10)
  const { delivered, logged } = startTo(url, outbox, { replyWithinMs: 50 })

  await expect.poll(delivered, { timeout: 10_000 }).toBe(10)

  // A late reply is a reason to send again; the receiver tells events apart by id.
  const ids = outbox.rows().map(({ id }) => id)
  expect(new Set(accepted.map(({ id }) => id))).toEqual(new Set(ids))
  const bodies = new Map(received.map(({ id, body }) => [id, body]))
  expect(received.every(({ id, body }) => bodies.get(id) === body)).toBe(true)
  for (const row of outbox.rows()) {
    expect(row).toMatchObject({ payload: null, next_attempt_at: null, last_problem: null })
  }
  expect(logged.join()).not.toMatch(/key-|Analytical|engines\.example/)
})

it('leaves HubSpot with the newest result of a person, also if an earlier one waits', async () => {
  const outbox = openOutbox('hubspot')
  const replies = [{ problem: 'replied 503' }]
  const save = (id: string, answers: CompleteAnswers) =>
    outbox.store.saveResponse(assessmentResponseOf(MODEL, id, answers, LEAD.email))
  await save('session_1', answersOf('111 111 111 111'))
  startWith(async () => replies.shift(), outbox, { retryAfterMs: () => 60_000 })
  await expect.poll(() => outbox.rows()[0]?.['last_problem']).toBe('replied 503')
  await save('session_2', answersOf('555 555 555 555'))

  await expect.poll(() => outbox.rows()[0]?.['last_problem']).toBe('a newer one was sent')
  expect(outbox.rows()).toMatchObject([
    { delivered_at: null, next_attempt_at: null, payload: null },
    { delivered_at: expect.any(String), last_problem: null },
  ])
})

it('sends one message at a time, with a pause after each', async () => {
  const outbox = openOutbox()
  await outbox.fill(3)
  const sentAt: number[] = []
  let isSending = false
  const { delivered } = startWith(
    async () => {
      expect(isSending).toBe(false)
      isSending = true
      sentAt.push(performance.now())
      await new Promise(setImmediate)
      isSending = false
      return undefined
    },
    outbox,
    { pauseMs: 50 },
  )

  await expect.poll(delivered).toBe(3)
  const [first = 0, , third = 0] = sentAt
  expect(third - first).toBeGreaterThan(95)
})

it.each([
  ['the last attempt', { problem: 'replied 500' }, 3],
  ['a final failure', { problem: 'replied 410', isFinal: true }, 1],
] as const)('gives up after %s', async (_what, failure, attempts) => {
  const outbox = openOutbox()
  await outbox.fill(1)
  startWith(async () => failure, outbox, {
    retryAfterMs: (tried) => (tried < 3 ? 5 : undefined),
  })

  await expect.poll(() => outbox.rows()[0]?.['next_attempt_at']).toBeNull()
  expect(outbox.rows()).toMatchObject([
    { attempts, delivered_at: null, last_problem: failure.problem },
  ])
})

it.each([
  [3_600_000, 5],
  [5, 3_600_000],
])(
  'waits as long as a receiver asks (%i), and at least as long as usual (%i)',
  async (asked, usual) => {
    const outbox = openOutbox()
    await outbox.fill(1)
    startWith(async () => ({ problem: 'replied 429', retryAfterMs: asked }), outbox, {
      retryAfterMs: () => usual,
    })

    await expect.poll(() => outbox.rows()[0]?.['last_problem']).toBe('replied 429')
    const due = Date.parse(String(outbox.rows()[0]?.['next_attempt_at']))
    expect(due - Date.now()).toBeGreaterThan(3_500_000)
  },
)

it('logs how each delivery went', async () => {
  const outbox = openOutbox()
  await outbox.fill(1)
  const replies = [{ problem: 'replied 500' }, undefined]
  const { messages } = startWith(async () => replies.shift(), outbox)

  await expect.poll(() => messages().length).toBe(2)
  const delivery = outbox.rows()[0]?.['id']
  const time = expect.any(String)
  const problem = { problem: 'replied 500', retryAt: expect.any(String) }
  expect(messages()).toEqual([
    { level: 40, time, delivery, attempts: 1, ...problem, msg: 'webhook not delivered' },
    { level: 30, time, delivery, attempts: 2, msg: 'webhook delivered' },
  ])
})

it('finishes the message under way before it stops', async () => {
  const outbox = openOutbox()
  await outbox.fill(1)
  let reply = () => {}
  const receiver = await startReceiver((_count, response) => {
    response.setHeader('x-wait', '1')
    reply = () => response.writeHead(204).end()
  })
  const { sender, delivered } = startTo(receiver.url, outbox, { stopMs: 5000, replyWithinMs: 5000 })
  await expect.poll(() => receiver.received.length).toBe(1)
  const stopped = sender.stop()
  reply()
  await stopped

  expect(delivered()).toBe(1)
})

it('cuts off a message without a reply when it stops, and the next sender sends it again', async () => {
  const outbox = openOutbox()
  const { url, received, accepted } = await startReceiver((count, response) => {
    if (count === 1) response.setHeader('x-wait', '1')
  })
  await outbox.fill(1)
  const { sender, logged } = startTo(url, outbox, { claimMs: 300, replyWithinMs: 10_000 })
  await expect.poll(() => received.length).toBe(1)

  await sender.stop()
  expect(logged).toEqual([])
  expect(outbox.rows()).toMatchObject([{ attempts: 1, delivered_at: null, last_problem: null }])

  startTo(url, outbox)
  await expect.poll(() => accepted.length).toBe(1)
  expect(received[1]?.id).toBe(received[0]?.id)
})

it('tries again after an internal error, and quotes nothing of it', async () => {
  const outbox = openOutbox()
  await outbox.fill(2)
  let posts = 0
  const post: Post = async () => {
    posts += 1
    if (posts === 1) throw new TypeError('Ada has no name')
    return undefined
  }
  const { delivered, logged, messages } = startWith(post, outbox)

  await expect.poll(delivered).toBe(2)
  expect(messages()[0]).toMatchObject({ msg: 'message failed', error: { name: 'TypeError' } })
  expect(messages()[1]).toMatchObject({ problem: 'internal error' })
  expect(logged.join()).not.toContain('Ada')
})

it('continues after the outbox was unavailable', async () => {
  const outbox = openOutbox()
  await outbox.fill(1)
  let failures = 3
  const { claim } = outbox.store.outbox
  outbox.store.outbox.claim = (...args) => {
    failures -= 1
    return failures >= 0 ? Promise.reject(new Error('secret@a.example')) : claim(...args)
  }
  const { delivered, logged, messages } = startWith(async () => undefined, outbox)

  await expect.poll(delivered).toBe(1)
  expect(messages()[0]).toMatchObject({ msg: 'outbox unavailable', error: { name: 'Error' } })
  expect(logged.join()).not.toContain('secret@')
})
