import type { OutgoingHttpHeaders } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { ask } from '../../../tests/support/ask.ts'
import { IMAGE, SCRIPT, openApp } from '../../../tests/support/test-app.ts'

const { listen } = await openApp({ after: afterAll })
const port = await listen()

const get = (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') =>
  ask(port, path, { method, headers })

it.each([
  ['/', 'index.html'],
  ['/?utm_source=letter', 'index.html'],
  ['/assessment/question/12', 'assessment/question/12.html'],
  ['/assessment/results', 'assessment/results.html'],
])('replies to %s with %s', async (url, file) => {
  const response = await get(url)
  expect(response.status).toBe(200)
  expect(response.bytes.toString()).toContain(`<title>${file}</title>`)
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
})

it.each(['0', '13', '', '%31', '99?x=1'])(
  'sends the unknown question "%s" to the intro',
  async (id) => {
    const response = await get(`/assessment/question/${id}`)
    expect(response.status).toBe(302)
    expect(response.headers.location).toBe('/assessment/start')
    expect(response.headers['cache-control']).toBe('no-store')
  },
)

it.each([
  ['/assessment/start/', '/assessment/start'],
  ['/assessment/results/?x=1', '/assessment/results'],
])('sends %s to its canonical address', async (url, to) => {
  const response = await get(url)
  expect(response.status).toBe(308)
  expect(response.headers.location).toBe(to)
})

it.each([
  '/nowhere',
  '//evil.example/assessment/start/',
  '/\\evil.example/',
  '/404',
  '/Assessment/Start',
  '/assets/app-1a2b3c.js.br',
  '/assets/../favicon.svg',
  '/__proto__',
])('replies to %s with the not-found page and status 404', async (url) => {
  const response = await get(url)
  expect(response.status).toBe(404)
  expect(response.bytes.toString()).toContain('<title>404.html</title>')
  expect(response.headers.location).toBeUndefined()
})

it.each([
  ['/assets/app-1a2b3c.js', 'public, max-age=31536000, immutable'],
  ['/favicon.svg', 'no-cache'],
  ['/', 'no-cache'],
  ['/assessment/results', 'no-store'],
  ['/nowhere', 'no-store'],
])('lets %s be cached: %s', async (url, cacheControl) => {
  expect((await get(url)).headers['cache-control']).toBe(cacheControl)
})

it('sends a file compressed to who accepts that', async () => {
  const { headers, bytes } = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'br' })
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(brotliDecompressSync(bytes).toString()).toBe(SCRIPT)
})

it('sends a file without a compressed form as it is', async () => {
  const response = await get('/favicon.svg', { 'accept-encoding': 'br' })
  expect(response.bytes.toString()).toBe(IMAGE)
  expect(response.headers['content-type']).toBe('image/svg+xml')
  expect(response.headers['content-encoding']).toBeUndefined()
  expect(response.headers['vary']).toBeUndefined()
})

it('replies 304 only to clients that have the same bytes', async () => {
  const url = '/assets/app-1a2b3c.js'
  const plain = String((await get(url)).headers['etag'])
  const brotli = String((await get(url, { 'accept-encoding': 'br' })).headers['etag'])
  expect(plain).not.toBe(brotli)

  const again = await get(url, { 'if-none-match': `"other", W/${plain}` })
  expect(again.status).toBe(304)
  expect(again.bytes).toHaveLength(0)
  expect(again.headers).toMatchObject({ etag: plain, vary: 'accept-encoding' })

  expect((await get(url, { 'if-none-match': brotli })).status).toBe(200)
  expect((await get('/nowhere', { 'if-none-match': '*' })).status).toBe(404)
})

it('replies to HEAD as to GET, without the body', async () => {
  for (const url of ['/', '/nowhere', '/report/1234', '/assets/app-1a2b3c.js']) {
    const [whole, head] = [await get(url), await get(url, {}, 'HEAD')]
    expect(head.status).toBe(whole.status)
    expect(head.bytes).toHaveLength(0)
    const { date: _whole, ...wholeHeaders } = whole.headers
    const { date: _head, ...headHeaders } = head.headers
    expect(headHeaders).toEqual(wholeHeaders)
    const unchanged = await get(url, { 'if-none-match': `${whole.headers.etag}` }, 'HEAD')
    if (unchanged.status === 304) expect(unchanged.headers).not.toHaveProperty('content-length')
  }
})
