import { expect, it } from 'vitest'
import { KEY, LEAD, openApp } from '../app.suite.ts'
import { securityHeadersOf } from './headers.ts'
import { observatoryPoints } from './observatory.suite.ts'

it('allows our own files and nothing inline, foreign or made at run time', () => {
  const { 'content-security-policy': policy = '' } = securityHeadersOf(undefined)
  expect(policy).toMatch(/^default-src 'none';/)
  expect(policy).not.toMatch(/unsafe|data:|blob:|https?:|\*/)
  expect(policy).toContain("style-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
})

it('insists on https only where the public address is https', () => {
  for (const origin of [undefined, 'http://192.168.0.7:3000']) {
    const headers = securityHeadersOf(origin)
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  }
  const headers = securityHeadersOf('https://assessment.example.com')
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
})

const HTTPS = 'https://assessment.example.com'

/** The headers of the landing page, some of them changed. */
async function pageHeaders(
  publicOrigin: string | undefined,
  change: Record<string, string | undefined> = {},
): Promise<Record<string, string | undefined>> {
  const { app } = await openApp({ config: { publicOrigin } })
  return { ...((await app.inject('/')).headers as Record<string, string>), ...change }
}

it('has 150 points of the observatory, 130 without its two rules of August 2026', async () => {
  const headers = await pageHeaders(HTTPS)
  expect(observatoryPoints(headers)).toBe(150)
  const {
    'cross-origin-opener-policy': _coop,
    'cross-origin-embedder-policy': _coep,
    ...older
  } = headers
  expect(observatoryPoints(older)).toBe(130)
})

it.each([
  ['content-security-policy', undefined, 55],
  ['content-security-policy', "default-src 'self' 'unsafe-inline'; frame-ancestors 'none'", 80],
  [
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    140,
  ],
  ['content-security-policy', "default-src 'self'; frame-ancestors 'none'", 145],
  ['strict-transport-security', undefined, 80],
  ['strict-transport-security', 'max-age=86400', 140],
  ['x-content-type-options', undefined, 145],
  ['referrer-policy', 'unsafe-url', 140],
  ['cross-origin-resource-policy', undefined, 140],
  ['access-control-allow-credentials', 'true', 50],
])('would have fewer points with %s: %s', async (name, value, points) => {
  const headers = await pageHeaders(HTTPS, { [name]: value, 'x-frame-options': undefined })
  expect(observatoryPoints(headers)).toBe(points)
})

it('has only the points that plain http can have without a public https address', async () => {
  expect(observatoryPoints(await pageHeaders(undefined))).toBe(80)
})

it('sends the same security headers with every kind of reply', async () => {
  const { app, postLead, store } = await openApp({
    config: {
      publicOrigin: 'https://assessment.example.com',
      submissions: { clientBurst: 1, clientPerMinute: 1, totalPerMinute: 100, mostPending: 100 },
    },
    store: (real) => ({ ...real }),
  })
  const { etag } = (await app.inject('/favicon.svg')).headers
  const replies = {
    200: await app.inject('/'),
    201: await postLead(LEAD),
    302: await app.inject('/assessment/question/99'),
    304: await app.inject({ url: '/favicon.svg', headers: { 'if-none-match': String(etag) } }),
    308: await app.inject('/assessment/start/'),
    400: await postLead('{'),
    403: await postLead(LEAD, { 'sec-fetch-site': 'cross-site' }),
    404: await app.inject('/nowhere'),
    405: await app.inject({ method: 'DELETE', url: '/' }),
    413: await postLead('a'.repeat(9000)),
    415: await postLead(LEAD, { 'content-type': 'text/plain' }),
    422: await postLead({ ...LEAD, email: '' }),
    429: await postLead(LEAD, { 'idempotency-key': KEY.replace('0b', '0c') }),
  }
  const badAddress = await app.inject('/%zz')
  const asset = await app.inject('/assets/app-1a2b3c.js')
  store.checkWritable = () => Promise.reject(new Error('full'))
  const notReady = await app.inject('/readyz')
  store.saveLead = () => Promise.reject(new Error('broken'))
  const failed = await postLead(LEAD)
  expect([notReady.statusCode, failed.statusCode, badAddress.statusCode]).toEqual([503, 500, 404])

  const expected = securityHeadersOf('https://assessment.example.com')
  const { 'cache-control': _cacheControl, ...everywhere } = expected
  for (const [status, { statusCode, headers }] of Object.entries(replies)) {
    expect(statusCode).toBe(Number(status))
    expect({ status, ...headers }).toMatchObject({ status, ...everywhere })
    expect(headers['set-cookie']).toBeUndefined()
  }
  for (const { headers } of [badAddress, asset, notReady, failed]) {
    expect(headers).toMatchObject(everywhere)
    expect(headers['server'] ?? headers['x-powered-by']).toBeUndefined()
  }
  for (const status of [201, 302, 400, 403, 405, 413, 415, 422, 429] as const) {
    expect(replies[status].headers['cache-control']).toBe('no-store')
  }
})
