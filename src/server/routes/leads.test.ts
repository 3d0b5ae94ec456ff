import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { KEY, LEAD, RESPONSE, openApp } from '../../../tests/support/test-app.ts'
import { StoreUnavailableError } from '../../store/errors.ts'

const LEADS = 'maturity_quiz_leads'
const LINK = {
  ...{ utm_source: 'linkedin', utm_medium: 'social', utm_campaign: 'Spring 2026' },
  referrer_host: 'www.linkedin.com',
}

/** Only for rejected requests, so that every test finds it empty and leaves it so. */
const shared = await openApp({ after: afterAll })

it('keeps a lead, trimmed, and replies 201 with its key', async () => {
  const { postLead, rows } = await openApp()
  const response = await postLead({
    ...LEAD,
    name: '  Ada Lovelace ',
    email: ' ADA@Engines.example',
  })

  expect(response.statusCode).toBe(201)
  expect(response.json()).toEqual({ id: KEY })
  expect(response.headers['idempotent-replayed']).toBeUndefined()
  expect(rows(LEADS)).toEqual([expect.objectContaining(LEAD)])
})

it('takes none where the assessment has no form', async () => {
  const { postLead, rows } = await openApp({ hasForm: false })
  expect((await postLead(LEAD)).statusCode).toBe(404)
  expect(rows(LEADS)).toEqual([])
})

it.each([null, LEAD.email, 'ada@gmail.com', 'no address'])(
  'keeps no email of a result where the assessment has no form: %s',
  async (email) => {
    const { postResponse, rows } = await openApp({ hasForm: false })
    expect((await postResponse({ ...RESPONSE, user_email: email })).statusCode).toBe(201)
    expect(rows('assessment_responses')).toMatchObject([{ user_email: null }])
  },
)

it.each([
  ['jo@müller.example', 'jo@xn--mller-kva.example'],
  ['jo@xn--mller-kva.example', 'jo@xn--mller-kva.example'],
  ['mailto:Ada@Engines.example,', 'ada@engines.example'],
])('keeps %s as %s', async (typed, email) => {
  const { postLead, postResponse, rows } = await openApp()
  expect((await postLead({ ...LEAD, email: typed })).statusCode).toBe(201)
  expect((await postResponse({ ...RESPONSE, user_email: typed })).statusCode).toBe(201)
  expect(rows(LEADS)).toMatchObject([{ email }])
  expect(rows('assessment_responses')).toMatchObject([{ user_email: email }])
})

it('rejects a free provider in other letters', async () => {
  const { postLead, countRows } = shared
  expect((await postLead({ ...LEAD, email: 'ada@ｇｍａｉｌ.com' })).statusCode).toBe(422)
  expect(countRows()).toBe(0)
})

it.each([KEY.toUpperCase(), `"${KEY}"`, `"${KEY.toUpperCase()}"`])(
  'takes %s as the same key',
  async (written) => {
    const { postLead, countRows } = await openApp()
    expect((await postLead(LEAD)).statusCode).toBe(201)
    const repeat = await postLead(LEAD, { 'idempotency-key': written })
    expect([repeat.statusCode, repeat.json()]).toEqual([201, { id: KEY }])
    expect(countRows()).toBe(1)
  },
)

it('replies to a repeat as before, marks it, and keeps one row', async () => {
  const { postLead, rows } = await openApp()
  const first = await postLead(LEAD)
  const again = await postLead({ ...LEAD, email: ' ADA@engines.example ' })

  expect(again.statusCode).toBe(201)
  expect(again.body).toBe(first.body)
  expect(again.headers['idempotent-replayed']).toBe('true')
  expect(rows(LEADS)).toHaveLength(1)
})

it('keeps the cleaned source of the visit', async () => {
  const { postLead, rows } = await openApp()
  const response = await postLead({
    ...LEAD,
    ...LINK,
    utm_medium: ` so\u0000cial ${'x'.repeat(99)}`,
  })

  expect(response.statusCode).toBe(201)
  expect(rows(LEADS)).toEqual([
    expect.objectContaining({ ...LEAD, ...LINK, utm_medium: `so cial ${'x'.repeat(92)}` }),
  ])
})

it('keeps a lead without its consent if the consent text is not that of the form', async () => {
  const { postLead, rows } = await openApp()
  const response = await postLead({ ...LEAD, consent: 'You may sell my details.' })

  expect(response.statusCode).toBe(201)
  expect(rows(LEADS)).toEqual([expect.objectContaining({ ...LEAD, consent: null })])
})

it.each([
  ['the host of the request', 'localhost', undefined],
  ['the public address', 'assessment.example.com', 'https://assessment.example.com'],
])('drops %s as a referrer', async (_what, host, publicOrigin) => {
  const { postLead, rows } = await openApp({ config: { publicOrigin } })
  await postLead({ ...LEAD, ...LINK, referrer_host: host })

  expect(rows(LEADS)).toEqual([expect.objectContaining({ ...LINK, referrer_host: null })])
})

it('rejects another lead under a used key', async () => {
  const { postLead, rows } = await openApp()
  await postLead(LEAD)
  const response = await postLead({ ...LEAD, name: 'Grace Hopper' })

  expect(response.statusCode).toBe(422)
  expect(response.json()).toMatchObject({ type: 'urn:maturity-assessment:problem:key-reused' })
  expect(rows(LEADS)).toEqual([expect.objectContaining({ name: LEAD.name })])
})

it('names each invalid field and keeps nothing', async () => {
  const { postLead, countRows } = shared
  const response = await postLead({
    name: ' ',
    company: '',
    designation: '\t',
    email: 'ada@gmail.com',
  })

  expect(response.statusCode).toBe(422)
  expect(response.headers['content-type']).toMatch(/^application\/problem\+json/)
  expect(response.json()).toEqual({
    type: 'urn:maturity-assessment:problem:lead-rejected',
    title: 'The lead was not accepted',
    status: 422,
    errors: {
      name: 'missing',
      company: 'missing',
      designation: 'missing',
      email: 'not-company',
    },
  })
  expect(countRows()).toBe(0)
})

it.each([
  ['no body', ''],
  ['broken JSON', '{"name":'],
  ['a further field', { ...LEAD, role: 'admin' }],
])('replies 400 to %s and keeps nothing', async (_what, body) => {
  const { postLead, countRows } = shared
  const response = await postLead(body)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({
    type: 'urn:maturity-assessment:problem:malformed-request',
    title: 'The request is not well formed',
    status: 400,
  })
  expect(countRows()).toBe(0)
})

it('replies 400 to a body that is not UTF-8', async () => {
  const { app, countRows } = shared
  const [before = '', after = ''] = JSON.stringify(LEAD).split('Ada')
  const response = await app.inject({
    method: 'POST',
    url: '/api/leads',
    headers: { 'content-type': 'application/json', 'idempotency-key': KEY },
    payload: Buffer.concat([Buffer.from(before), Buffer.from([0xc3, 0x28]), Buffer.from(after)]),
  })
  expect(response.statusCode).toBe(400)
  expect(countRows()).toBe(0)
})

it.each(['', 'abc', `${KEY}0`, `"${KEY}`, `{${KEY}}`, ` ${KEY} x`])(
  'replies 400 to the key "%s"',
  async (key) => {
    const { postLead, countRows } = shared
    const response = await postLead(LEAD, { 'idempotency-key': key })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ type: 'urn:maturity-assessment:problem:missing-key' })
    expect(countRows()).toBe(0)
  },
)

it('replies 503 and when to try again while the store cannot save', async () => {
  const { postLead, countRows } = await openApp({
    store: (store) => ({
      ...store,
      saveLead: () => Promise.reject(new StoreUnavailableError('The disk is full of Ada')),
    }),
  })
  const response = await postLead(LEAD)
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('2')
  expect(response.body).not.toContain('Ada')
  expect(countRows()).toBe(0)
})

it('replies 429 and when to try again to a client that sends too many, even repeats', async () => {
  const submissions = { clientBurst: 2, clientPerMinute: 6, totalPerMinute: 100, maxPending: 100 }
  const { postLead, countRows } = await openApp({ config: { submissions } })
  const send = (key: string) => postLead(LEAD, { 'idempotency-key': key })
  await send(KEY)
  await send(randomUUID())
  const limited = await send(randomUUID())

  expect(limited.statusCode).toBe(429)
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(limited.headers['retry-after'])).toBeLessThanOrEqual(10)
  expect((await send(KEY)).statusCode).toBe(429)
  expect(countRows()).toBe(2)
})
