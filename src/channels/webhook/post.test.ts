import { describe, expect, it } from 'vitest'
import { Webhook } from 'standardwebhooks'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { finishedEvent } from '../../../tests/support/events.ts'
import { reportCodeOf } from '../../domain/report/report-code.ts'
import { MODEL } from '../../generated/model.ts'
import { createWebhookPost } from './post.ts'
import { SECRET, startReceiver } from '../../../tests/support/webhook-receiver.ts'

const DELIVERY = { id: 'msg_1', payload: '{"type":"lead.created","name":"Zoë"}' }

function send(url: URL, withinMs = 10_000, delivery = DELIVERY) {
  const post = createWebhookPost({ url, secret: SECRET }, 'https://check.example')
  return post(delivery, AbortSignal.timeout(withinMs))
}

it('has a signature that the published library verifies', async () => {
  const { url, received } = await startReceiver()

  expect(await send(url)).toBeUndefined()

  const [{ headers, body }] = received as [(typeof received)[0]]
  const timestamp = String(headers['webhook-timestamp'])
  expect(body).toBe(DELIVERY.payload)
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': 'msg_1' })
  expect(Math.abs(Number(timestamp) * 1000 - Date.now())).toBeLessThan(60_000)
  const verified = new Webhook(SECRET).verify(body, headers as Record<string, string>)
  expect(verified).toEqual(JSON.parse(DELIVERY.payload))
})

it('says of an assessment where its report is, and what is to be done by when', async () => {
  const { url, received } = await startReceiver()
  const answers = answersOf('333 333 133 333')
  const event = finishedEvent(answers, null, '2026-11-19')
  const earlier = { ...event, data: { ...event.data, model_version: 99 } }
  for (const each of [event, earlier]) {
    await send(url, 10_000, { id: 'msg_1', payload: JSON.stringify(each) })
  }

  const verified = received.map(({ headers, body }) =>
    new Webhook(SECRET).verify(body, headers as Record<string, string>),
  )
  const due = ['2026-12-18', '2027-01-18', '2027-02-17']
  expect(verified).toEqual([
    {
      ...event,
      data: {
        ...event.data,
        report: `https://check.example/report/${reportCodeOf(MODEL, answers)}#day=2026-11-19`,
        plan: due.map((day) => ({ action: expect.stringMatching(/\w/), due: day })),
        retake: '2027-05-18',
      },
    },
    earlier,
  ])
})

describe('a reply', () => {
  it.each([
    [204, undefined],
    [307, { problem: 'replied 307, a redirect, which is not followed' }],
    [410, { problem: 'replied 410', isFinal: true }],
    [500, { problem: 'replied 500' }],
  ])('of %i: %s', async (status, expected) => {
    const elsewhere = await startReceiver()
    const { url, received } = await startReceiver((_count, response) => {
      response.writeHead(status, { location: elsewhere.url.href }).end()
    })

    expect(await send(url)).toEqual(expected)
    expect(received).toHaveLength(1)
    expect(elsewhere.received).toEqual([])
  })

  it('that never arrives is not awaited', async () => {
    const { url } = await startReceiver((_count, response) => response.setHeader('x-wait', '1'))
    expect(await send(url, 100)).toEqual({ problem: 'no reply in time' })
  })

  it('of 200 counts at once, even if its body never ends', async () => {
    const { url } = await startReceiver((_count, response) => void response.write('a beginning'))
    expect(await send(url, 5000)).toBeUndefined()
  })

  it('that is cut off is a problem', async () => {
    const { url } = await startReceiver((_count, response) => void response.socket?.destroy())
    expect(await send(url)).toEqual({ problem: expect.stringMatching(/^no connection \(\w+\)$/) })
  })

  it.each([
    ['7', 7000],
    ['86401', 86_400_000],
    ['Wed, 25 Nov 2026 03:00:00 GMT', undefined],
  ])('can ask to wait: %s', async (seconds, retryAfterMs) => {
    const { url } = await startReceiver((_count, response) =>
      response.writeHead(429, { 'retry-after': seconds }).end(),
    )
    const wait = retryAfterMs === undefined ? {} : { retryAfterMs }
    expect(await send(url)).toEqual({ problem: 'replied 429', ...wait })
  })
})

it('says that a name is not found', async () => {
  expect(await send(new URL('http://no-such-name.invalid/'))).toEqual({
    problem: expect.stringMatching(/^(its name is not found|no connection \(EAI_AGAIN\))$/),
  })
})

it('speaks TLS where the address says https', async () => {
  const { url, received } = await startReceiver()
  const failure = await send(new URL(url.href.replace('http:', 'https:')))
  expect(failure?.problem).toBe(
    'this port does not begin with TLS: write http:// (ERR_SSL_WRONG_VERSION_NUMBER)',
  )
  expect(received).toEqual([])
})
