import { afterAll, expect, it } from 'vitest'
import { KEY, LEAD, openApp } from '../../../tests/support/test-app.ts'

const config = { publicOrigin: 'https://public.example' }
const shared = await openApp({ config, after: afterAll })

/** A valid lead with these headers under its own key; also returns how many rows it created. */
async function post(key: number, headers: Record<string, string>, lead = LEAD, url = '/api/leads') {
  const { app, countRows } = shared
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
  { 'content-type': 'text/plain; application/json' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': '' },
  { 'content-encoding': 'gzip' },
])('replies 415 to %j', async (headers) => {
  expect(await post(100, headers)).toEqual({ statusCode: 415, rows: 0 })
})

it('replies 413 to a body of more than 8 KB', async () => {
  const lead = { ...LEAD, name: 'a'.repeat(9000) }
  expect(await post(102, {}, lead)).toEqual({ statusCode: 413, rows: 0 })
})

it.each([
  [103, 'Application/JSON; charset=UTF-8'],
  [106, 'application/json ; charset="utf8" '],
])('accepts the type with a charset, in upper or lower case (%i: %s)', async (key, type) => {
  expect(await post(key, { 'content-type': type })).toEqual({ statusCode: 201, rows: 1 })
})

it('accepts a lead at an address with a query', async () => {
  expect(await post(107, {}, LEAD, '/api/leads?utm_source=mail')).toMatchObject({ rows: 1 })
})

it.each([
  { 'sec-fetch-site': 'same-site' },
  { origin: 'null' },
  { origin: 'https://public.example.evil.example' },
  { origin: 'https://public.example', 'sec-fetch-site': 'cross-site' },
])('replies 403 to a page of another site: %o', async (headers) => {
  expect(await post(104, headers)).toEqual({ statusCode: 403, rows: 0 })
})

it.each([
  [201, { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' }],
  [202, { host: 'maturity.example', origin: 'https://maturity.example' }],
  [204, { host: 'behind-a-proxy:8080', origin: 'https://public.example' }],
  [
    205,
    { host: 'behind-a-proxy', origin: 'https://other.example', 'sec-fetch-site': 'same-origin' },
  ],
  [206, { 'sec-fetch-site': 'none' }],
])('accepts a lead from our own page (%i: %o)', async (key, headers) => {
  expect(await post(key, headers)).toEqual({ statusCode: 201, rows: 1 })
})

it.each([
  ...['GET', 'QUERY'].flatMap((method) => [
    [method, '/api/leads', 'POST'],
    [method, '/api/assessment-responses', 'POST'],
    [method, '/api/teams/any/answers/one', 'POST'],
    [method, '/api/teams/any/answers/one/out', 'POST'],
  ]),
  ...['POST', 'PROPFIND'].flatMap((method) => [
    [method, '/', 'GET, HEAD'],
    [method, '/nowhere', 'GET, HEAD'],
  ]),
])('replies 405 to %s %s, which takes %s, whatever the body', async (method, url, allow) => {
  const { statusCode, headers } = await shared.app.inject({
    // The client's type has only the common methods.
    ...{ method: method as 'GET', url },
    ...(method === 'POST' && { headers: { 'content-type': 'text/odd' }, payload: 'x' }),
  })
  expect([statusCode, headers['allow']]).toEqual([405, allow])
})

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
