import { expect, it } from 'vitest'
import { KEY, LEAD, openApp } from '../../../tests/support/test-app.ts'
import { securityHeadersOf } from '../../http/headers.ts'

it('allows our own files and nothing inline, foreign or generated', () => {
  const { 'content-security-policy': policy = '' } = securityHeadersOf(undefined, [])
  expect(policy).toMatch(/^default-src 'none';/)
  expect(policy).not.toMatch(/unsafe|data:|blob:|https?:|\*/)
  expect(policy).toMatch(/style-src 'self'$/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
})

it('allows exactly the styles in the pages, by their hash', async () => {
  // printf '@media (width<9rem){a{}}' | openssl dgst -sha256 -binary | base64
  const hash = 'sha256-xwCd5f4m1Mo+aRaDdV8983jT2PI0jPZ6kn47UmGCYEo='
  const { app } = await openApp()
  const page = await app.inject('/')
  expect(page.body).toContain('<style>@media (width<9rem){a{}}</style>')
  expect(page.headers['content-security-policy']).toContain(`style-src 'self' '${hash}'`)
})

it('requires https only if the public address is https', () => {
  for (const origin of [undefined, 'http://192.168.0.7:3000']) {
    const headers = securityHeadersOf(origin, [])
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  }
  const headers = securityHeadersOf('https://assessment.example.com', [])
  expect(headers['strict-transport-security']).toBe('max-age=63072000')
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
})

it('shares no window, no frame, no file and no address with another site', () => {
  expect(securityHeadersOf(undefined, [])).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
  })
})

it('sends the same security headers with every kind of reply', async () => {
  const { app, postLead, store } = await openApp({
    config: {
      publicOrigin: 'https://assessment.example.com',
      trustedProxies: ['127.0.0.1'],
      submissions: { clientBurst: 1, clientPerMinute: 1, totalPerMinute: 100, maxPending: 100 },
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
    403: await postLead(LEAD, { 'sec-fetch-site': 'cross-site' }),
    404: await app.inject('/nowhere'),
    405: await app.inject({ method: 'DELETE', url: '/' }),
    413: await postLead('a'.repeat(9000)),
    429: await postLead(LEAD, { 'idempotency-key': KEY.replace('0b', '0c') }),
  }
  const badAddress = await app.inject('/%zz')
  const asset = await app.inject('/assets/app-1a2b3c.js')
  store.checkWritable = () => Promise.reject(new Error('full'))
  const notReady = await app.inject('/readyz')
  store.saveLead = () => Promise.reject(new Error('broken'))
  const failed = await postLead(LEAD, { 'x-forwarded-for': '203.0.113.7' })
  expect([notReady.statusCode, failed.statusCode, badAddress.statusCode]).toEqual([503, 500, 404])

  const expected = securityHeadersOf('https://assessment.example.com', ['@media (width<9rem){a{}}'])
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
  for (const status of [201, 302, 403, 405, 413, 429] as const) {
    expect(replies[status].headers['cache-control']).toBe('no-store')
  }
})
