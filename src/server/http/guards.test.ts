import { afterAll, expect, it } from 'vitest'
import { KEY, LEAD, openApp } from '../../../tests/support/test-app.ts'

const config = { publicOrigin: 'https://public.example' }
const closing: (() => unknown)[] = []
let opened: ReturnType<typeof openApp> | undefined

afterAll(async () => {
  for (const close of closing.toReversed()) await close()
})

/** One app for all tests: if it cannot be opened, each of them fails. */
function shared() {
  opened ??= openApp({ config, after: (close) => void closing.push(close) })
  return opened
}

/** A valid lead with these headers under its own key; also returns how many rows it created. */
async function post(key: number, headers: Record<string, string>, lead = LEAD, url = '/api/leads') {
  const { app, countRows } = await shared()
  const before = countRows()
  const { statusCode } = await app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': KEY.slice(0, -3) + String(key),
      ...headers,
    },
    payload: JSON.stringify(lead),
  })
  return { statusCode, rows: countRows() - before }
}

it.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain; application/json',
  'application/jsonp',
  'application/problem+json',
  'application/json; charset=utf-16',
  'application/json, text/plain',
  '',
])('replies 415 to the type "%s"', async (type) => {
  expect(await post(100, { 'content-type': type })).toEqual({ statusCode: 415, rows: 0 })
})

it('replies 415 to a compressed body', async () => {
  expect(await post(101, { 'content-encoding': 'gzip' })).toEqual({ statusCode: 415, rows: 0 })
})

it('replies 413 to a body of more than 8 KB', async () => {
  const lead = { ...LEAD, name: 'a'.repeat(9000) }
  expect(await post(102, {}, lead)).toEqual({ statusCode: 413, rows: 0 })
})

it.each([
  [103, 'Application/JSON; charset=UTF-8'],
  [105, 'application/json;charset="utf-8"'],
  [106, 'application/json ; charset=utf-8 '],
  [108, 'application/json; charset=utf8'],
])('accepts the type with a charset, in upper or lower case (%i: %s)', async (key, type) => {
  expect(await post(key, { 'content-type': type })).toEqual({ statusCode: 201, rows: 1 })
})

it('accepts a lead at an address with a query', async () => {
  expect(await post(107, {}, LEAD, '/api/leads?utm_source=mail')).toMatchObject({ rows: 1 })
})

it.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost:80.evil.example' },
  { origin: 'https://public.example.evil.example' },
  { origin: 'https://public.example', 'sec-fetch-site': 'cross-site' },
])('replies 403 to a page of another site: %o', async (headers) => {
  expect(await post(104, headers)).toEqual({ statusCode: 403, rows: 0 })
})

it.each([
  [201, { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' }],
  [202, { host: 'maturity.example', origin: 'https://maturity.example' }],
  [203, { host: '192.168.0.7:3000', origin: 'http://192.168.0.7:3000' }],
  [204, { host: 'behind-a-proxy:8080', origin: 'https://public.example' }],
  [
    205,
    { host: 'behind-a-proxy', origin: 'https://other.example', 'sec-fetch-site': 'same-origin' },
  ],
  [206, { 'sec-fetch-site': 'none' }],
])('accepts a lead from our own page (%i: %o)', async (key, headers) => {
  expect(await post(key, headers)).toEqual({ statusCode: 201, rows: 1 })
})

const OTHER_METHODS = [
  'GET',
  'HEAD',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'QUERY',
] as const

it.each(OTHER_METHODS)(
  'replies 405 to %s on addresses for POST, and returns no rows',
  async (method) => {
    await post(300, {})
    const { app } = await shared()
    for (const url of ['/api/leads', '/api/assessment-responses']) {
      // The client's type has only the common methods.
      const response = await app.inject({ method: method as 'GET', url })
      expect(response.statusCode).toBe(405)
      expect(response.headers['allow']).toBe('POST')
      expect(response.headers['access-control-allow-origin']).toBeUndefined()
      expect(response.body).not.toContain('Ada')
    }
  },
)

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])(
  'replies 405 to %s on pages, whatever the body',
  async (method) => {
    const { app } = await shared()
    for (const url of ['/', '/assessment/start', '/livez', '/nowhere']) {
      const response = await app.inject({
        method: method as 'POST',
        url,
        headers: { 'content-type': 'text/odd' },
        payload: 'x',
      })
      expect(response.statusCode).toBe(405)
      expect(response.headers['allow']).toBe('GET, HEAD')
    }
  },
)

it('saves nothing after a failure', async () => {
  const { postLead, countRows } = await openApp({ hasFailed: () => true })
  const { statusCode, headers } = await postLead(LEAD)
  expect([statusCode, headers['retry-after'], countRows()]).toEqual([503, '1', 0])
})

it('rejects a lead at once while the maximum number of saves wait', async () => {
  const submissions = { clientBurst: 9, clientPerMinute: 9, totalPerMinute: 9, maxPending: 0 }
  const { postLead, countRows } = await openApp({ config: { submissions } })
  const { statusCode, headers } = await postLead(LEAD)
  expect([statusCode, headers['retry-after'], countRows()]).toEqual([503, '1', 0])
})
