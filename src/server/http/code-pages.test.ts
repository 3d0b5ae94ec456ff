import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it, onTestFinished, vi } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { reportCodeOf } from '../../domain/report/report-code.ts'
import { LEAD, openApp } from '../../../tests/support/test-app.ts'
import { inlineCodeIn } from '../../../scripts/build/inline-code.ts'
import { MODEL } from '../../generated/model.ts'

const ONE = reportCodeOf(MODEL, answersOf('333 333 333 334'))
const TWO = reportCodeOf(MODEL, answersOf('444 444 444 444'))
const UNLISTED = 'noindex, noarchive, nosnippet'
/** As people type them. */
const TYPED = ONE.toLowerCase().replace('-', '%20')

it.each([
  [`/report/%20${TYPED}`, '3.1 Evolving: a Revenue Enablement Maturity report'],
  [`/compare/${ONE}/${TWO}`, 'From 3.1 Evolving to 4.0 Strategic: before and after'],
  ['/team/k7q2-m4xt-9b3c-5d6e', 'Where does our team agree?'],
])('sends %s as the built page with its own title and tags', async (path, title) => {
  const { app } = await openApp({ config: { publicOrigin: 'https://a.example' } })
  const page = await app.inject(path)
  expect(page.statusCode).toBe(200)
  expect(page.body).toMatch(/^<!doctype html><title>/)
  expect(page.body).toContain(`<title>${title}</title>`)
  expect(page.body).toContain(`<meta property="og:title" content="${title}"/>`)
  expect(page.body).toContain('content="https://a.example/share-preview.png"')
  expect(page.body).toContain('<style>')
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-robots-tag': UNLISTED,
    'cache-control': 'no-store',
  })
})

it.each([
  [404, '/report/nothing'],
  [308, `/report/${ONE}/`],
  [404, `/report/${ONE}/more`],
  [404, '/team/nobody'],
])('keeps search engines away with %i from %s, and lets them read that', async (status, url) => {
  const { app } = await openApp()
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers } = await app.inject({ method, url })
    expect([statusCode, headers['x-robots-tag']]).toEqual([status, UNLISTED])
  }
  const robots = readFileSync('public/robots.txt', 'utf8')
  expect(robots).toMatch(/^User-agent: \*$/m)
  expect(robots).not.toMatch(/^Disallow: *\S/im)
})

it.each(['/', '/compare', '/report'])('says nothing to search engines at %s', async (url) => {
  const { app } = await openApp()
  expect((await app.inject(url)).headers['x-robots-tag']).toBeUndefined()
})

it.each(['/report/2001-00F7', '/report/%3Cb%3E'])(
  'sends %s with 404, also to who has it, and repeats nothing of the address',
  async (url) => {
    const { app } = await openApp()
    const page = await app.inject(url)
    expect(page.body).toContain('<title>Revenue Enablement Maturity Assessment</title>')
    expect(page.body).not.toMatch(/2001|<b>|og:image/)
    const headers = { 'if-none-match': String(page.headers['etag']) }
    const again = await app.inject({ url, headers })
    expect([page.statusCode, again.statusCode]).toEqual([404, 404])
  },
)

it('is compressed for who accepts it, with a tag of its own', async () => {
  const { app } = await openApp()
  const pageFor = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: `/report/${ONE}`, headers })
  const plain = await pageFor({ 'accept-encoding': 'gzip, br;q=0' })
  const br = await pageFor({ 'accept-encoding': 'gzip, br' })
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
  expect(br.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'no-store',
    'x-robots-tag': UNLISTED,
  })
  expect(plain.headers['content-encoding']).toBeUndefined()
  for (const { headers } of [plain, br]) expect(headers['vary']).toBe('accept-encoding')
  expect(br.headers['etag']).not.toBe(plain.headers['etag'])

  const held = String(br.headers['etag'])
  const again = await pageFor({ 'accept-encoding': 'br', 'if-none-match': held })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await pageFor({ 'if-none-match': held })).statusCode).toBe(200)

  const head = await pageFor({ 'accept-encoding': 'br' }, 'HEAD')
  expect([head.body, head.headers['content-length']]).toEqual(['', `${br.rawPayload.length}`])
})

const WAITING = 'Calculating'

it.each([
  [`/report/%20${TYPED}`, 'Enablement is Evolving'],
  [`/compare/${ONE}/${TWO}`, 'Before: Evolving. Now: Strategic.'],
  ['/report/2001-00F7', 'cannot be read'],
  ['/team/k7q2-m4xt-9b3c-5d6e', WAITING],
])('renders %s', async (path, text) => {
  const { app } = await openApp()
  const { body } = await app.inject(path)
  expect(body.replaceAll(/<[^>]*>/g, '')).toContain(text)
  expect(body.includes(WAITING)).toBe(text === WAITING)
  expect(inlineCodeIn(body, '@media (width<9rem){a{}}')).toBeUndefined()
})

it('lets the browser fill what is more than fifty reports at once', async () => {
  const { app } = await openApp()
  const pages = await Promise.all(Array.from({ length: 60 }, () => app.inject(`/report/${ONE}`)))
  const waiting = pages.filter(({ body }) => body.includes(WAITING)).length
  expect(waiting).toBeGreaterThan(0)
  expect(waiting).toBeLessThanOrEqual(10)
})

it('is plain, and filled by the browser, while a row waits for the database', async () => {
  let resolve = (_outcome: 'saved') => {}
  const promise = new Promise<'saved'>((done) => (resolve = done))
  const { app, postLead } = await openApp({
    store: (real) => ({ ...real, saveLead: () => promise }),
  })
  const pageNow = () => app.inject({ url: `/report/${ONE}`, headers: { 'accept-encoding': 'br' } })
  const encoding = async () => (await pageNow()).headers['content-encoding']
  const saved = postLead(LEAD)
  await expect.poll(encoding).toBeUndefined()
  expect((await pageNow()).body).toContain(WAITING)
  resolve('saved')
  await saved
  expect(await encoding()).toBe('br')
})

it('is filled by the browser while what renders cannot be loaded, which is tried again later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const loadRenderer = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new Error('no such file'))
    .mockResolvedValue(() => 'A report')
  const { app, logged } = await openApp({ loadRenderer })
  const pageNow = async () => (await app.inject(`/report/${ONE}`)).body

  const pages = await Promise.all([pageNow(), pageNow()])
  for (const page of [...pages, await pageNow()]) expect(page).toContain(WAITING)
  expect(loadRenderer).toHaveBeenCalledTimes(1)
  expect(logged.filter((line) => line.includes('pages cannot be rendered'))).toHaveLength(1)

  vi.advanceTimersByTime(10_000)
  expect(await pageNow()).toContain('A report')
})

it('is filled by the browser if it cannot be rendered', async () => {
  const render = () => {
    throw new Error('a bug')
  }
  const { app, logged } = await openApp({ loadRenderer: async () => render })

  const { statusCode, body } = await app.inject(`/report/${ONE}`)

  expect(statusCode).toBe(200)
  expect(body).toContain(WAITING)
  expect(logged.join('')).toContain('page not rendered')
})
