import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LEADS_PATH, RESPONSES_PATH } from '../contract/api.ts'
import { ANSWERS, LEAD, RESPONSE, openApp } from './app.suite.ts'

const OPEN = { clientBurst: 1e6, clientPerMinute: 1e6, totalPerMinute: 1e6, mostPending: 1000 }
const FEW = { clientBurst: 3, clientPerMinute: 1, totalPerMinute: 1000, mostPending: 1000 }
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 3000)

/** Leads under new keys, one after the other, each as if it came through these proxies. */
async function openFor(config: Parameters<typeof openApp>[0]) {
  const { app } = await openApp(config)
  return async (remoteAddress: string, forwardedFor?: string) => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: LEADS_PATH,
      remoteAddress,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }),
      },
      payload: JSON.stringify(LEAD),
    })
    return statusCode
  }
}

it('lets 50 people of one office start and finish within the same minute', async () => {
  const { postLead, postResponse } = await openApp()
  const statuses = await Promise.all(
    Array.from({ length: 50 }, async (_, person) => {
      const lead = await postLead(LEAD, { 'idempotency-key': randomUUID() })
      const session_id = `session_1765000000000_person${String(person).padStart(4, '0')}`
      const response = await postResponse({ ...RESPONSE, session_id })
      return [lead.statusCode, response.statusCode]
    }),
  )
  expect(statuses.flat()).toEqual(Array(100).fill(201))
})

it('believes no X-Forwarded-For by default: a thousand names are one client', async () => {
  const send = await openFor({ config: { submissions: FEW } })
  const statuses: number[] = []
  for (let index = 0; index < 1000; index += 1) {
    statuses.push(await send('203.0.113.7', `198.51.${index >> 8}.${index & 255}`))
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(3)
  expect(await send('203.0.113.8')).toBe(201)
})

it('counts a thousand addresses of one IPv6 network as one client', async () => {
  const send = await openFor({ config: { submissions: FEW } })
  const statuses: number[] = []
  for (let index = 0; index < 1000; index += 1) {
    statuses.push(await send(`2001:db8:1:2::${index.toString(16)}`))
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(3)
  expect(await send('2001:db8:1:3::1')).toBe(201)
})

it('tells the clients behind a trusted proxy apart, by what the proxy says alone', async () => {
  const config = { submissions: FEW, trustedProxies: ['10.0.0.0/8'] }
  const send = await openFor({ config })
  const statuses: number[] = []
  for (let index = 0; index < 20; index += 1) {
    statuses.push(await send('10.0.0.1', `1.1.1.${index}, 203.0.113.7`))
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(3)
  expect(await send('10.0.0.1', '203.0.113.8')).toBe(201)
  expect(await send('203.0.113.7', '203.0.113.9')).toBe(429)
})

const CANARY = 'Kanarienvogel4711'
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '__proto__',
    "'; DROP TABLE x; --",
    '=1+1',
    '\u202e',
  ),
)
const odd = fc.oneof(text, fc.jsonValue(), fc.constantFrom(-0, 9e15))
const lead = fc.record({
  name: fc.oneof({ weight: 3, arbitrary: fc.constant('Ada') }, odd),
  company: fc.oneof({ weight: 3, arbitrary: fc.constant('Engines') }, odd),
  designation: fc.oneof({ weight: 3, arbitrary: fc.constant('Head') }, odd),
  email: fc.oneof(
    { weight: 3, arbitrary: fc.constant('a@engines.example') },
    fc.emailAddress(),
    odd,
  ),
})
const response = fc.record({
  session_id: fc.oneof(
    {
      weight: 4,
      arbitrary: fc.integer({ min: 0, max: 99 }).map((n) => `session_17650000000_aaaaaa${n + 10}`),
    },
    odd,
  ),
  responses: fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 5 }).map((n) => ({ ...ANSWERS, 1: n })) },
    fc.dictionary(fc.constantFrom(...Object.keys(ANSWERS), '0', '13', 'length'), odd),
    odd,
  ),
  user_email: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.emailAddress(), odd),
})
const extra = fc.option(fc.dictionary(text, odd, { maxKeys: 2 }), { nil: {}, freq: 4 })
const jsonBody = fc
  .tuple(fc.oneof(lead, response), extra)
  .map(([body, others]) => JSON.stringify({ ...body, ...others }))
const body = fc.oneof(
  { weight: 8, arbitrary: jsonBody },
  jsonBody.map((json) => json.slice(1)),
  jsonBody.map((json) => `\ufeff${json}`),
  jsonBody.map((json) => json.replace('{', '{"__proto__":{"admin":true},')),
  jsonBody.map((json) => json.replace('"email"', '"name"')),
  jsonBody.map((json) => json.replace(/:"[^"]*"/, ':1e999')),
  fc.constantFrom('[', `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`, 'a'.repeat(9000), '""'),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
)
const METHODS = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const
const request = fc.record({
  method: fc.oneof(
    { weight: 9, arbitrary: fc.constant('POST' as const) },
    fc.constantFrom(...METHODS),
  ),
  url: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(LEADS_PATH, RESPONSES_PATH) },
    fc.webPath().map((path) => `/${path}`),
    fc.constantFrom('/api/leads/', '/API/leads', '/api/%6ceads', '//api/leads', '/%', '/livez'),
  ),
  key: fc.oneof(
    {
      weight: 9,
      arbitrary: fc
        .integer({ min: 0, max: 99 })
        .map((n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`),
    },
    fc.stringMatching(/^[\x20-\x7e]{0,40}$/),
  ),
  type: fc.oneof(
    { weight: 9, arbitrary: fc.constant('application/json') },
    fc.constantFrom('text/plain', 'application/json;charset=utf-16', '', 'a/b', ';;'),
  ),
  body,
})

it(
  `meets ${RUNS} hostile requests without an error, a stray row or an echo`,
  async () => {
    const { app, countRows, logged } = await openApp({ config: { submissions: OPEN } })
    let rows = 0
    const counts = new Map<number, number>()
    await fc.assert(
      fc.asyncProperty(request, async ({ method, url, key, type, body: payload }) => {
        const { statusCode, headers, rawPayload } = await app.inject({
          method,
          url,
          headers: { 'content-type': type, 'idempotency-key': key },
          payload,
        })
        counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1)
        expect(statusCode).toBeLessThan(500)
        const isNew = statusCode === 201 && headers['idempotent-replayed'] === undefined
        const rowsAfter = countRows()
        expect(rowsAfter - rows).toBe(isNew ? 1 : 0)
        rows = rowsAfter
        expect(rawPayload.length).toBeLessThan(1024)
        expect(rawPayload.toString() + JSON.stringify(headers)).not.toContain(CANARY)
        expect(headers['content-security-policy']).toBeDefined()
        expect(headers['access-control-allow-origin']).toBeUndefined()
      }),
      { numRuns: RUNS },
    )
    // Without kept rows, repeats and conflicts among them the run would prove little.
    expect(rows).toBeGreaterThan(20)
    expect(counts.get(201)).toBeGreaterThan(rows)
    expect([...counts.keys()]).toEqual(expect.arrayContaining([400, 404, 405, 413, 415, 422]))
    expect(logged.some((line) => line.includes('request failed'))).toBe(false)
    expect(Object.prototype).not.toHaveProperty('admin')
  },
  20_000 + RUNS,
)
