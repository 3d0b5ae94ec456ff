import { mkdtempSync, rmSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Channel } from '../../contract/webhook-event.ts'
import { owner } from '../../owner/owner.suite.ts'
import { assessmentResponseOf } from '../../domain/assessment/assessment-response.ts'
import { readCompleteAnswers } from '../../domain/assessment/assessment.ts'
import { openSqliteStore } from '../../store/sqlite/store.ts'
import { ANSWERS, LEAD } from '../app.suite.ts'
import { createLog } from '../log.ts'
import type { Post } from '../../channels/post.ts'
import { createWebhookPost, REPLY_WITHIN_MS } from '../../channels/webhook/post.ts'
import { SECRET, startReceiver } from '../../channels/webhook/receiver.suite.ts'
import { CHAT_TIMING, MAIL_TIMING, startSender } from './sender.ts'
import type { Bundling, SenderTiming } from './sender.ts'

const FAST: SenderTiming = {
  pollMs: 5,
  leaseMs: 5000,
  retryAfterMs: () => 5,
  stopMs: 0,
  sentAtOnce: 8,
  leastPauseMs: 0,
}

/** A receiver that knows how many messages it had under way together, at most. */
function countUnderWay() {
  let [underWay, most] = [0, 0]
  const post: Post = async () => {
    underWay += 1
    most = Math.max(most, underWay)
    await nextTurn()
    underWay -= 1
    return undefined
  }
  return { post, most: () => most }
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

/** Sends by a function in place of a receiver; `messages` are the lines of the log as it was written. */
function startWith(
  post: Post,
  outbox: ReturnType<typeof openOutbox>,
  timing: Partial<SenderTiming> = {},
  bundling?: Bundling,
) {
  const logged: string[] = []
  const log = createLog('debug', { write: (line) => void logged.push(line) })
  const all = { ...FAST, ...timing }
  const sender = startSender('webhook', outbox.store.outbox, post, log, all, bundling)
  onTestFinished(() => sender.stop())
  const delivered = () => outbox.rows().filter((row) => row['delivered_at']).length
  return { sender, logged, messages: () => logged.map((line) => JSON.parse(line)), delivered }
}

/** How often it was asked for what is due. */
function countRounds(outbox: ReturnType<typeof openOutbox>) {
  let rounds = 0
  const { claim } = outbox.store.outbox
  outbox.store.outbox.claim = (...given) => {
    rounds += 1
    return claim(...given)
  }
  return () => rounds
}

function failInTurn(count: number, response: ServerResponse): void {
  if (count > 16) return
  if (count % 4 === 0) response.setHeader('x-wait', '1')
  else if (count % 4 === 1) response.socket?.destroy()
  else response.writeHead(count % 4 === 2 ? 500 : 302).end()
}

it('tells a receiver that fails for a while of every event, exactly once by id', async () => {
  const outbox = openOutbox()
  const { url, received, accepted } = await startReceiver(failInTurn)
  await outbox.fill(5)
  const ids = outbox.rows().map(({ id }) => id)
  const { logged } = start(url, outbox, FAST, 50)
  await outbox.store.saveLead('late', LEAD)

  await expect
    .poll(() => outbox.rows().filter((row) => row['delivered_at']).length, {
      timeout: 10_000,
      interval: 5,
    })
    .toBe(11)

  expect(received.length).toBeGreaterThanOrEqual(16 + 11)
  // A reply that comes late is a reason to send again: the receiver tells events by their ids.
  expect(new Set(accepted.map(({ id }) => id)).size).toBe(11)
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
  const replies = [
    { problem: 'replied 429', retryAfterMs: 3_600_000 },
    { problem: 'refused', isFinal: true },
  ]
  startWith(() => Promise.resolve(replies.shift()), outbox)

  await expect.poll(() => outbox.rows()[0]?.['last_problem']).toBe('replied 429')
  const due = Date.parse(String(outbox.rows()[0]?.['next_attempt_at']))
  expect(due - Date.now()).toBeGreaterThan(3_500_000)

  await outbox.store.saveLead('refused', LEAD)
  const refused = () => outbox.rows().find((row) => row['last_problem'] === 'refused')
  await expect.poll(refused).toMatchObject({ attempts: 1, payload: null, next_attempt_at: null })
})

it('waits no shorter than its own schedule, whatever a receiver asks', async () => {
  const outbox = openOutbox()
  await outbox.store.saveLead('asked', LEAD)
  startWith(() => Promise.resolve({ problem: 'replied 429', retryAfterMs: 1000 }), outbox, {
    retryAfterMs: () => 3_600_000,
  })

  await expect.poll(() => outbox.rows()[0]?.['last_problem']).toBe('replied 429')
  const due = Date.parse(String(outbox.rows()[0]?.['next_attempt_at']))
  expect(due - Date.now()).toBeGreaterThan(3_500_000)
})

it('says in the log what became of each event', async () => {
  const outbox = openOutbox()
  await outbox.store.saveLead('key', LEAD)
  const replies = [{ problem: 'replied 500' }, undefined]
  const { messages } = startWith(() => Promise.resolve(replies.shift()), outbox)

  await expect.poll(() => messages().length).toBe(2)
  const delivery = outbox.rows()[0]?.['id']
  expect(messages()).toEqual([
    {
      level: 40,
      time: expect.any(String),
      delivery,
      attempts: 1,
      problem: 'replied 500',
      retryAt: expect.any(String),
      msg: 'webhook not delivered',
    },
    { level: 30, time: expect.any(String), delivery, attempts: 2, msg: 'webhook delivered' },
  ])
})

it('sends so many at once, round after round, and looks again for more later', async () => {
  const outbox = openOutbox()
  await outbox.fill(5)
  const rounds: number[] = []
  const { claim } = outbox.store.outbox
  outbox.store.outbox.claim = async (...given) => {
    const claimed = await claim(...given)
    rounds.push(claimed.length)
    return claimed
  }
  const { post, most } = countUnderWay()
  const { delivered } = startWith(post, outbox, { sentAtOnce: 3, pollMs: 60_000 })

  await expect.poll(delivered).toBe(10)
  expect(rounds).toEqual([3, 3, 3, 1])
  expect(most()).toBe(3)
})

describe('several messages of one round', () => {
  /** Each event by itself, however many are claimed. */
  const alone: Bundling = {
    claimAtMost: () => 100,
    bundlesOf: (claimed) => claimed.map((delivery) => [delivery]),
    noteSent: () => {},
  }

  it('are sent one after another to a receiver that takes one', async () => {
    const outbox = openOutbox()
    await outbox.fill(2)
    const { post, most } = countUnderWay()
    const { delivered } = startWith(post, outbox, { sentAtOnce: 1 }, alone)

    await expect.poll(delivered).toBe(4)
    expect(most()).toBe(1)
  })

  it('are not begun any more once a stop has cut the one before', async () => {
    const outbox = openOutbox()
    await outbox.fill(2)
    const posted: string[] = []
    const post: Post = ([{ id }]) => {
      posted.push(id)
      return posted.length === 1 ? Promise.resolve(undefined) : new Promise<undefined>(() => {})
    }
    const { sender, delivered } = startWith(post, outbox, { sentAtOnce: 1 }, alone)
    await expect.poll(() => posted.length).toBe(2)

    await sender.stop()
    expect(posted).toHaveLength(2)
    expect(delivered()).toBe(1)
  })
})

it('writes nothing while nothing waits', async () => {
  const outbox = openOutbox()
  const rounds = countRounds(outbox)
  let writes = 0
  outbox.store.outbox.record = async () => void (writes += 1)
  startWith(async () => undefined, outbox)

  await expect.poll(rounds).toBeGreaterThan(2)
  expect(writes).toBe(0)
})

it('waits after a round that was not full', async () => {
  const outbox = openOutbox()
  await outbox.fill(1)
  const rounds = countRounds(outbox)
  const { delivered } = startWith(async () => undefined, outbox, { pollMs: 60_000 })

  await expect.poll(delivered).toBe(2)
  await sleep(50)
  expect(rounds()).toBe(1)
})

it('pauses after a full round by how long the round took, not by how long the server has run', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  // Time stands still, so no round takes any.
  vi.advanceTimersByTime(3_600_000)
  const outbox = openOutbox()
  await outbox.fill(10)
  const from = Date.now()
  const { delivered } = startWith(async () => undefined, outbox, { sentAtOnce: 1 })

  await expect.poll(delivered, { timeout: 10_000 }).toBe(20)
  expect(Date.now() - from).toBeLessThan(4000)
})

it('pauses after each full round for a receiver that takes few', async () => {
  const outbox = openOutbox()
  await outbox.fill(1)
  const sentAt: number[] = []
  const post: Post = async () => {
    sentAt.push(performance.now())
    return undefined
  }
  const { delivered } = startWith(post, outbox, { sentAtOnce: 1, leastPauseMs: 100 })

  await expect.poll(delivered).toBe(2)
  const [first = 0, second = 0] = sentAt
  expect(second - first).toBeGreaterThan(95)
})

describe('what goes out as one message', () => {
  /** All that wait, in one bundle. */
  function allInOne(most = 100) {
    const sent: number[] = []
    const bundling: Bundling = {
      claimAtMost: () => most,
      bundlesOf: ([first, ...others]) => (first ? [[first, ...others]] : []),
      noteSent: (bundle) => void sent.push(bundle.length),
    }
    return { bundling, sent }
  }

  it('is tried again together, as often as the event that was tried most', async () => {
    const outbox = openOutbox()
    await outbox.store.saveLead('first', LEAD)
    const { bundling, sent } = allInOne()
    const attempts: number[] = []
    const posted: number[] = []
    const post: Post = async (bundle) => {
      posted.push(bundle.length)
      if (posted.length === 1) await outbox.store.saveLead('second', { ...LEAD, name: 'Ben' })
      return posted.length < 3 ? { problem: 'replied 500' } : undefined
    }
    const retryAfterMs = (count: number) => {
      attempts.push(count)
      return 5
    }
    const { delivered } = startWith(post, outbox, { pollMs: 20, retryAfterMs }, bundling)

    await expect.poll(delivered).toBe(2)
    expect(posted).toEqual([1, 2, 2])
    expect(attempts).toEqual([1, 2])
    expect(sent).toEqual([2])
  })

  it('waits while it is not yet time for another', async () => {
    const outbox = openOutbox()
    await outbox.store.saveLead('key', LEAD)
    const rounds = countRounds(outbox)
    let asked = 0
    const { bundling } = allInOne()
    const claimAtMost = () => {
      asked += 1
      return 0
    }
    const { sender } = startWith(
      async () => undefined,
      outbox,
      { pollMs: 60_000 },
      { ...bundling, claimAtMost },
    )
    await sleep(50)
    expect(asked).toBe(1)
    await sender.stop()

    startWith(async () => undefined, outbox, {}, { ...bundling, claimAtMost })
    await expect.poll(() => asked).toBeGreaterThan(3)
    expect(rounds()).toBe(0)
  })
})

it('holds an event for longer than a reply may take, and a mail for ten that are sent one by one', () => {
  const usual = { pollMs: 2000, leaseMs: 60_000, stopMs: 1000, retryAfterMs: expect.any(Function) }
  expect(CHAT_TIMING).toEqual({ ...usual, sentAtOnce: 1, leastPauseMs: 1100 })
  expect(MAIL_TIMING).toEqual({ ...usual, leaseMs: 660_000, sentAtOnce: 1, leastPauseMs: 0 })
  expect(usual.leaseMs).toBeGreaterThan(2 * REPLY_WITHIN_MS)
  expect(CHAT_TIMING.retryAfterMs(1)).toBeGreaterThanOrEqual(4000)
  expect(CHAT_TIMING.retryAfterMs(1)).toBeLessThanOrEqual(6000)
  expect(CHAT_TIMING.retryAfterMs(10)).toBeUndefined()
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
  await outbox.fill(20)
  start(url, outbox, FAST, 10_000)
  start(url, outbox, FAST, 10_000)

  await expect
    .poll(() => outbox.rows().filter((row) => row['delivered_at']).length, { timeout: 10_000 })
    .toBe(40)

  expect(received).toHaveLength(40)
})

it('lets what is under way be taken before it stops', async () => {
  const outbox = openOutbox()
  await outbox.fill(1)
  const replies: (() => void)[] = []
  const receiver = await startReceiver((_count, response) => {
    response.setHeader('x-wait', '1')
    replies.push(() => response.writeHead(204).end())
  })
  const { sender } = start(receiver.url, outbox, { ...FAST, stopMs: 5000 }, 5000)
  await expect.poll(() => replies.length).toBe(2)
  const stopped = sender.stop()
  for (const reply of replies) reply()
  await stopped

  expect(outbox.rows().map(({ delivered_at }) => delivered_at !== null)).toEqual([true, true])
})

it('cuts what gets no reply when it stops, and the next one sends it again', async () => {
  const outbox = openOutbox()
  const { url, received, accepted } = await startReceiver((count, response) => {
    if (count === 1) response.setHeader('x-wait', '1')
  })
  await outbox.store.saveLead('key', LEAD)
  const { sender, logged } = start(url, outbox, { ...FAST, leaseMs: 300 }, 10_000)
  await expect.poll(() => received.length).toBe(1)

  await sender.stop()
  expect(logged).toEqual([])
  // The end of its lease would be a problem of its own.
  expect(outbox.rows()).toMatchObject([{ attempts: 1, delivered_at: null, last_problem: null }])

  start(url, outbox)
  await expect.poll(() => accepted.length).toBe(1)
  expect(received[1]?.id).toBe(received[0]?.id)
})

it('goes on after its lease, whatever one event does', async () => {
  const outbox = openOutbox()
  await outbox.store.saveLead('stuck', LEAD)
  const posted: string[] = []
  const post: Post = ([{ id }]) => {
    posted.push(id)
    return posted.length === 1 ? new Promise<undefined>(() => {}) : Promise.resolve(undefined)
  }
  const from = Date.now()
  const { delivered, messages } = startWith(post, outbox, { leaseMs: 200 })

  await expect.poll(() => posted.length).toBe(1)
  const leaseEndsAt = Date.parse(String(outbox.rows()[0]?.['next_attempt_at']))
  expect(leaseEndsAt - from).toBeGreaterThanOrEqual(200)
  await expect.poll(delivered).toBe(1)
  expect(posted).toHaveLength(2)
  expect(messages()[0]).toMatchObject({ problem: 'no result in time' })
})

it('tries again what a mistake of ours kept from being sent, and says so without a word of it', async () => {
  const outbox = openOutbox()
  await outbox.fill(1)
  let posts = 0
  const post: Post = () => {
    posts += 1
    return posts === 1
      ? Promise.reject(new TypeError('Ada has no name'))
      : Promise.resolve(undefined)
  }
  const { delivered, logged, messages } = startWith(post, outbox)

  await expect.poll(delivered).toBe(2)
  expect(posts).toBe(3)
  expect(messages()[0]).toMatchObject({
    level: 50,
    msg: 'message failed',
    error: { name: 'TypeError' },
  })
  expect(messages().some(({ problem }) => problem === 'a mistake of this server')).toBe(true)
  expect(logged.join()).not.toContain('Ada')
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
  const [warning] = logged.map((line) => JSON.parse(line))
  expect(warning).toMatchObject({ level: 40, msg: 'outbox unavailable', error: { name: 'Error' } })
  expect(logged.join()).not.toContain('secret@')
})
