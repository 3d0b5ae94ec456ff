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

it('keeps a lead, cleaned, and replies 201 with its key', async () => {
  const { postLead, rows } = await openApp()
  const response = await postLead({
    ...{ ...LEAD, ...LINK, name: '  Ada Lovelace ', email: 'ADA@müller.example' },
    consent: 'You may sell my details.',
    // Taken away while the visitor was on a page in it.
    language: 'fr',
  })

  expect(response.statusCode).toBe(201)
  expect(response.json()).toEqual({ id: KEY })
  expect(response.headers['idempotent-replayed']).toBeUndefined()
  expect(rows(LEADS)).toMatchObject([
    { ...LEAD, ...LINK, email: 'ada@xn--mller-kva.example', consent: null, language: 'en' },
  ])
})

it('takes none where the assessment has no form', async () => {
  const { postLead, rows } = await openApp({ hasForm: false })
  expect((await postLead(LEAD)).statusCode).toBe(404)
  expect(rows(LEADS)).toEqual([])
})

it('keeps no email of a result where the assessment has no form', async () => {
  const { postResponse, rows } = await openApp({ hasForm: false })
  const sent = { ...RESPONSE, user_email: LEAD.email, language: 'fr' }
  expect((await postResponse(sent)).statusCode).toBe(201)
  expect(rows('assessment_responses')).toMatchObject([{ user_email: null, language: 'en' }])
})

it('replies to a repeat as before, marks it, and keeps one row', async () => {
  const { postLead, rows } = await openApp()
  const first = await postLead(LEAD)
  const again = await postLead(
    { ...LEAD, email: ' ADA@engines.example ' },
    { 'idempotency-key': `"${KEY.toUpperCase()}"` },
  )

  expect([again.statusCode, again.body]).toEqual([201, first.body])
  expect(again.headers['idempotent-replayed']).toBe('true')
  expect(rows(LEADS)).toHaveLength(1)
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
  const response = await postLead({ ...LEAD, name: ' ', email: 'ada@gmail.com' })

  expect(response.statusCode).toBe(422)
  expect(response.headers['content-type']).toMatch(/^application\/problem\+json/)
  expect(response.json()).toEqual({
    type: 'urn:maturity-assessment:problem:lead-rejected',
    title: 'The lead was not accepted',
    status: 422,
    errors: { name: 'missing', email: 'not-company' },
  })
  expect(countRows()).toBe(0)
})

it.each([
  ['broken JSON', '{"name":'],
  ['a further field', { ...LEAD, role: 'admin' }],
])('replies 400 to %s and keeps nothing', async (_what, body) => {
  const { postLead, countRows } = shared
  const response = await postLead(body)
  expect([response.statusCode, countRows()]).toEqual([400, 0])
  expect(response.json()).toMatchObject({ type: expect.stringMatching(/:malformed-request$/) })
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

it('replies 400 without a key that is one', async () => {
  const { postLead, countRows } = shared
  const response = await postLead(LEAD, { 'idempotency-key': `"${KEY}` })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ type: 'urn:maturity-assessment:problem:missing-key' })
  expect(countRows()).toBe(0)
})

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
