import { mkdtempSync, rmSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import type { Channel } from '../../contract/webhook-event.ts'
import { owner } from '../../owner/owner.suite.ts'
import { assessmentResponseOf } from '../../domain/assessment/assessment-response.ts'
import { MODEL_VERSION } from '../../domain/assessment/model.ts'
import { NO_SOURCE } from '../../domain/lead/lead-source.ts'
import { readCompleteAnswers } from '../../domain/assessment/assessment.ts'
import { openSqliteStore } from '../../store/sqlite/store.ts'
import { ANSWERS, LEAD } from '../app.suite.ts'
import { createLog } from '../log.ts'
import type { Post } from '../../channels/post.ts'
import { createWebhookPost } from '../../channels/webhook/post.ts'
import { SECRET, startReceiver } from '../../channels/webhook/receiver.suite.ts'
import { startSender } from './sender.ts'
import type { SenderTiming } from './sender.ts'

const FAST: SenderTiming = {
  pollMs: 10,
  leaseMs: 5000,
  retryAfterMs: () => 20,
  stopMs: 0,
  sentAtOnce: 8,
  leastPauseMs: 0,
}

function openOutbox(channels: readonly Channel[] = ['webhook']) {
  const folder = mkdtempSync(join(tmpdir(), 'assessment-webhook-'))
  const file = join(folder, 'data.sqlite')
  const store = openSqliteStore(file, { channels })
  const reader = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  onTestFinished(async () => {
    await store.close()
    reader.close()
    rmSync(folder, { recursive: true })
  })
  const answers = readCompleteAnswers(ANSWERS)
  if (!answers) throw new Error('No answers')
  return {
    store,
    url: `file:${file}`,
    rows: () =>
      reader.prepare('SELECT * FROM assessment_deliveries ORDER BY id').all() as Record<
        string,
        unknown
      >[],
    async fill(count: number) {
      const indexes = Array.from({ length: count }, (_, index) => index)
      await Promise.all(
        indexes.flatMap((index) => [
          store.saveLead(`key-${index}`, LEAD),
          store.saveResponse(assessmentResponseOf(`session_${index}`, answers, LEAD.email)),
        ]),
      )
    },
  }
}

function start(url: URL, outbox: ReturnType<typeof openOutbox>, timing = FAST, replyMs = 300) {
  const logged: string[] = []
  const log = createLog('debug', { write: (line) => void logged.push(line) })
  const post = createWebhookPost({ url, secret: SECRET, allowsPrivate: true }, undefined, replyMs)
  const sender = startSender('webhook', outbox.store.outbox, post, log, timing)
  onTestFinished(() => sender.stop())
  return { sender, logged }
}

function failInTurn(count: number, response: ServerResponse): void {
  if (count > 60) return
  if (count % 4 === 0) response.setHeader('x-wait', '1')
  else if (count % 4 === 1) response.socket?.destroy()
  else response.writeHead(count % 4 === 2 ? 500 : 302).end()
}

it('tells a receiver that fails for a while of every event, exactly once by id', async () => {
  const outbox = openOutbox()
  const { url, received, accepted } = await startReceiver(failInTurn)
  await outbox.fill(20)
  const ids = outbox.rows().map(({ id }) => id)
  const { logged } = start(url, outbox)
  await outbox.store.saveLead('late', LEAD)

  await expect
    .poll(() => outbox.rows().filter((row) => row['delivered_at']).length, { timeout: 15_000 })
    .toBe(41)

  expect(received.length).toBeGreaterThanOrEqual(60 + 41)
  // A reply that comes late is a reason to send again: the receiver tells events by their ids.
  expect(new Set(accepted.map(({ id }) => id)).size).toBe(41)
  expect(accepted.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
  const bodies = new Map(received.map(({ id, body }) => [id, body]))
  expect(received.every(({ id, body }) => bodies.get(id) === body)).toBe(true)
  expect(JSON.parse(accepted[0]?.body ?? '')).toMatchObject({
    type: expect.stringMatching(/^(lead.created|response.completed)$/),
  })
  for (const row of outbox.rows()) {
    expect(row).toMatchObject({ payload: null, next_attempt_at: null, last_problem: null })
  }
  expect(logged.join()).not.toMatch(/Ada|Analytical|engines\.example/)
})

it('tells a lead and a response in the words of their tables', async () => {
  const outbox = openOutbox()
  const { url, accepted } = await startReceiver()
  await outbox.fill(1)
  start(url, outbox)
  await expect.poll(() => accepted.length).toBe(2)

  const [lead, response] = accepted
    .map(({ body }) => JSON.parse(body))
    .toSorted((a, b) => (a.type < b.type ? -1 : 1))

  expect(lead).toEqual({
    type: 'lead.created',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    data: { id: 'key-0', ...LEAD, ...NO_SOURCE, consent: null },
  })
  expect(response).toEqual({
    type: 'response.completed',
    timestamp: expect.any(String),
    data: {
      session_id: 'session_0',
      model_version: MODEL_VERSION,
      overall_score: 33 / 12,
      maturity_stage: 'Evolving',
      section_scores: expect.objectContaining({ 'Strategic Alignment': 2 }),
      responses: ANSWERS,
      user_email: LEAD.email,
    },
  })
})

it('gives up after the last attempt, and keeps no payload', async () => {
  const outbox = openOutbox()
  const { url, received } = await startReceiver((_count, response) => response.writeHead(500).end())
  await outbox.store.saveLead('key', LEAD)
  start(url, outbox, { ...FAST, retryAfterMs: (attempts) => (attempts < 3 ? 10 : undefined) })

  await expect.poll(() => outbox.rows()[0]?.['payload']).toBeNull()

  expect(outbox.rows()).toMatchObject([
    { attempts: 3, delivered_at: null, next_attempt_at: null, last_problem: 'replied 500' },
  ])
  expect(received).toHaveLength(3)
})

it('waits as long as a receiver asks, and no longer tries what it will never take', async () => {
  const outbox = openOutbox()
  await outbox.store.saveLead('asked', LEAD)
  const log = createLog('debug', { write: () => {} })
  const answers = [
    { problem: 'replied 429', retryAfterMs: 3_600_000 },
    { problem: 'refused', isFinal: true },
  ]
  const post: Post = () => Promise.resolve(answers.shift())
  const sender = startSender('webhook', outbox.store.outbox, post, log, FAST)
  onTestFinished(() => sender.stop())

  await expect.poll(() => outbox.rows()[0]?.['last_problem']).toBe('replied 429')
  const due = Date.parse(String(outbox.rows()[0]?.['next_attempt_at']))
  expect(due - Date.now()).toBeGreaterThan(3_500_000)

  await outbox.store.saveLead('refused', LEAD)
  const refused = () => outbox.rows().find((row) => row['last_problem'] === 'refused')
  await expect.poll(refused).toMatchObject({ attempts: 1, payload: null, next_attempt_at: null })
})

it('forgets what waits for a mail server that is away when its person is erased', async () => {
  const outbox = openOutbox(['mail'])
  await outbox.store.saveLead('away', LEAD)
  const log = createLog('debug', { write: () => {} })
  const post: Post = () => Promise.resolve({ problem: 'no connection to the mail server' })
  const sender = startSender('mail', outbox.store.outbox, post, log, {
    ...FAST,
    retryAfterMs: () => 60_000,
  })
  onTestFinished(() => sender.stop())
  await expect.poll(() => outbox.rows()[0]?.['last_problem']).toContain('no connection')

  const erased = await owner({ url: outbox.url }, `erase ${LEAD.email}`)

  expect(erased).toMatchObject({ exitCode: 0 })
  expect(outbox.rows()).toEqual([])
})

it('shares one outbox with another sender, and no event is sent twice', async () => {
  const outbox = openOutbox()
  const { url, received } = await startReceiver()
  await outbox.fill(40)
  start(url, outbox, FAST, 10_000)
  start(url, outbox, FAST, 10_000)

  await expect
    .poll(() => outbox.rows().filter((row) => row['delivered_at']).length, { timeout: 10_000 })
    .toBe(80)

  expect(received).toHaveLength(80)
})

it('lets what is under way be taken before it stops', async () => {
  const outbox = openOutbox()
  await outbox.fill(1)
  const receiver = await startReceiver((_count, response) => {
    response.setHeader('x-wait', '1')
    setTimeout(() => response.writeHead(204).end(), 200)
  })
  const { sender } = start(receiver.url, outbox, { ...FAST, stopMs: 5000 }, 5000)
  await expect.poll(() => receiver.received.length).toBe(2)
  await sender.stop()

  expect(outbox.rows().map(({ delivered_at }) => delivered_at !== null)).toEqual([true, true])
})

it('cuts what gets no reply when it stops, and the next one sends it again', async () => {
  const outbox = openOutbox()
  const { url, received, accepted } = await startReceiver((count, response) => {
    if (count === 1) response.setHeader('x-wait', '1')
  })
  await outbox.store.saveLead('key', LEAD)
  const { sender } = start(url, outbox, { ...FAST, leaseMs: 300 }, 10_000)
  await expect.poll(() => received.length).toBe(1)

  const from = performance.now()
  await sender.stop()
  expect(performance.now() - from).toBeLessThan(500)
  expect(outbox.rows()).toMatchObject([{ attempts: 1, delivered_at: null, last_problem: null }])

  start(url, outbox)
  await expect.poll(() => accepted.length).toBe(1)
  expect(received[1]?.id).toBe(received[0]?.id)
})

it('goes on after its lease, whatever one event does', async () => {
  const outbox = openOutbox()
  await outbox.store.saveLead('stuck', LEAD)
  const posted: string[] = []
  const log = createLog('debug', { write: () => {} })
  const post: Post = ([{ id }]) => {
    posted.push(id)
    return posted.length === 1 ? new Promise<undefined>(() => {}) : Promise.resolve(undefined)
  }
  const sender = startSender('webhook', outbox.store.outbox, post, log, { ...FAST, leaseMs: 200 })
  onTestFinished(() => sender.stop())

  await expect.poll(() => outbox.rows().filter((row) => row['delivered_at']).length).toBe(1)
  expect(posted).toHaveLength(2)
})

it('tries again what a mistake of ours kept from being sent, and says so without a word of it', async () => {
  const outbox = openOutbox()
  await outbox.fill(1)
  const logged: string[] = []
  const log = createLog('debug', { write: (line) => void logged.push(line) })
  let posts = 0
  const post: Post = () => {
    posts += 1
    return posts === 1
      ? Promise.reject(new TypeError('Ada has no name'))
      : Promise.resolve(undefined)
  }
  const sender = startSender('webhook', outbox.store.outbox, post, log, FAST)
  onTestFinished(() => sender.stop())

  await expect.poll(() => outbox.rows().filter((row) => row['delivered_at']).length).toBe(2)
  expect(posts).toBe(3)
  expect(logged.join()).toContain('a mistake of this server')
  const failed = logged.find((line) => line.includes('message failed')) ?? ''
  expect(JSON.parse(failed)).toMatchObject({ level: 50, error: { name: 'TypeError' } })
  expect(failed).not.toContain('Ada')
})

it('goes on when the outbox could not be read for a while', async () => {
  const outbox = openOutbox()
  const { url, accepted } = await startReceiver()
  await outbox.store.saveLead('key', LEAD)
  let failures = 3
  const { claim } = outbox.store.outbox
  outbox.store.outbox.claim = (...given) => {
    failures -= 1
    return failures >= 0 ? Promise.reject(new Error('secret@a.example')) : claim(...given)
  }
  const { logged } = start(url, outbox)

  await expect.poll(() => accepted.length).toBe(1)
  expect(logged.join()).toContain('outbox unavailable')
  expect(logged.join()).not.toContain('secret@')
})
