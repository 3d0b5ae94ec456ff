import { EventEmitter, once } from 'node:events'
import { connect } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { answersOf } from '../../domain/assessment/answer-sets.suite.ts'
import { reportCodeOf } from '../../domain/report/report-code.ts'
import { codePages as renderer, render } from '../../web/entry-server.tsx'
import { LEAD, openApp } from '../app.suite.ts'
import { createCodePages } from './code-pages.ts'

const ONE = reportCodeOf(answersOf('333 333 333 334'))
const TWO = reportCodeOf(answersOf('444 444 444 444'))
/** As people type it. */
const TYPED = ONE.toLowerCase().replace('-', '%20')
const PARTS = {
  renderer,
  built: {
    files: {
      styles: ':root{}',
      laterStyles: '/assets/later.css',
      loader: '/assets/loader.js',
      modules: ['/assets/first.js'],
      early: [],
    },
    pictures: {
      'report-3.1-evolving': '/assets/report-3.1-evolving-abcd.png',
      'compare-evolving-to-strategic': '/assets/compare-abcd.png',
      team: '/assets/team-abcd.png',
    },
  },
}

function openPages(publicOrigin?: string) {
  return openApp({ codePages: PARTS, config: { publicOrigin } })
}

it.each([
  [`/report/${ONE}`, '3.1 Evolving', 'The next 90 days'],
  [`/report/%20${TYPED}`, '3.1 Evolving', 'The next 90 days'],
  [`/compare/${ONE}/${TWO}`, 'From 3.1 Evolving to 4.0 Strategic', 'Up 0.9, from 3.1 to 4.0'],
  [`/team/${ONE}.${TWO}`, 'Two reports agree on', 'Talk About These First'],
])('sends %s as a page that reads without script', async (path, title, text) => {
  const { app } = await openPages()
  const page = await app.inject(path)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain(`<title>${title}`)
  expect(page.body).toContain(text)
  expect(page.body).not.toMatch(/data-unfilled|\sstyle=/)
  expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
})

it.each([`/report/${ONE}`, '/report/2001-00F6', `/compare/${ONE}/${TWO}`, `/team/${ONE}.${TWO}`])(
  'sends %s with the title that it keeps in the browser',
  (path) => {
    expect(render(path).title).toBe(renderer.headOf(path).title)
  },
)

it('sends one page at a time on a connection, and the next one when that is read', async () => {
  const { listen } = await openPages()
  const socket = connect(await listen(), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let received = ''
  socket.on('data', (chunk) => (received += chunk.toString()))
  const statuses = () => [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
  const request = `GET /report/${ONE} HTTP/1.1\r\nHost: a\r\n\r\n`

  socket.write(request.repeat(3))
  await expect.poll(statuses).toEqual(['200', '503', '503'])
  socket.write(request)
  await expect.poll(statuses).toEqual(['200', '503', '503', '200'])
})

it('answers HEAD, and compresses for those who ask', async () => {
  const { app } = await openPages()
  const head = await app.inject({ method: 'HEAD', url: `/report/${ONE}` })
  expect([head.statusCode, head.body]).toEqual([200, ''])
  const page = await app.inject({ url: `/report/${ONE}`, headers: { 'accept-encoding': 'br' } })
  expect(page.headers['content-encoding']).toBe('br')
})

it.each([
  '/report/KKKK-KKKK',
  '/report/nonsense',
  `/compare/${ONE}/nonsense`,
  `/team/${ONE}`,
  `/team/${Array.from({ length: 13 }, () => ONE).join('.')}`,
])('answers 404 with the reason to %s', async (path) => {
  const { app } = await openPages('https://assessment.example.com')
  const page = await app.inject(path)
  expect(page.statusCode).toBe(404)
  expect(page.body).toMatch(/cannot be read|takes two to twelve reports|Page not found/)
  expect(page.body).not.toContain('og:image')
})

it.each(['/report/KKKK-KKKK', '/report/nonsense'])('repeats nothing of %s', async (path) => {
  const { app } = await openPages()
  expect((await app.inject(path)).body).not.toMatch(/nonsense|KKKK/)
})

it.each([
  `/compare/${ONE}/Call%20555-0100%20now`,
  `/compare/${ONE}/nonsense-at-length`,
  `/team/${ONE}.Call%20555-0100%20now`,
  `/team/${ONE}.nonsense-at-length`,
])('repeats no words of %s', async (path) => {
  const { app } = await openPages()
  const { body } = await app.inject(path)
  expect(body).toContain('One code in this link cannot be read')
  expect(body).not.toMatch(/nonsense|Call|555/)
})

it.each([`/compare/${ONE}/KKKK-KKKK`, `/team/${ONE}.kkkkkkkk`, `/team/${ONE}.KKKK-KKK`])(
  'says which of several codes cannot be read: %s',
  async (path) => {
    const { app } = await openPages()
    expect((await app.inject(path)).body).toMatch(/“KKKK-?KKKK?”/i)
  },
)

it.each([
  `/compare/${ONE}`,
  `/compare/${ONE}/${TWO}/${ONE}`,
  `/report/${ONE}/x`,
  '/report/%E0%A4%A',
  `/team/${ONE}/${TWO}`,
])('has the ordinary 404 page at %s', async (path) => {
  const { app } = await openPages()
  expect((await app.inject(path)).body).toContain('404.html')
})

it('names a picture by its full address, and only where the public address is known', async () => {
  const known = await openPages('https://assessment.example.com')
  const page = (await known.app.inject(`/report/${ONE}`)).body
  expect(page).toContain(
    'property="og:image" content="https://assessment.example.com/assets/report-3.1-evolving-abcd.png"',
  )
  expect(page).toContain('property="og:image:width" content="1200"')
  expect(page).toContain('property="og:description" content="Strategic Alignment 3.0 ·')
  expect((await known.app.inject(`/compare/${ONE}/${TWO}`)).body).toContain(
    'property="og:image" content="https://assessment.example.com/assets/compare-abcd.png"',
  )
  const unknown = await openPages()
  expect((await unknown.app.inject(`/report/${ONE}`)).body).not.toContain('og:image')
})

it('sends a page that the browser fills while a lead waits, with title and preview', async () => {
  const gate = new EventEmitter()
  const { app, postLead } = await openApp({
    codePages: PARTS,
    config: { publicOrigin: 'https://assessment.example.com' },
    store: (store) => ({
      ...store,
      saveLead: async (...lead) => {
        gate.emit('reached')
        await once(gate, 'open')
        return store.saveLead(...lead)
      },
    }),
  })
  const reached = once(gate, 'reached')
  const lead = postLead(LEAD)
  await reached
  const busy = await app.inject(`/report/${ONE}`)
  gate.emit('open')
  expect((await lead).statusCode).toBe(201)
  const calm = await app.inject(`/report/${ONE}`)

  expect(busy.statusCode).toBe(200)
  expect(busy.body).toContain('data-unfilled')
  expect(busy.body).toContain('<title>3.1 Evolving')
  expect(busy.body).toContain('og:image')
  expect(busy.body).not.toContain('The next 90 days')
  expect(calm.body).toContain('The next 90 days')
})

it('spends at most a fifth of its time on rendering, and keeps what it rendered', async () => {
  let clock = 1000
  let rendered = 0
  const pages = createCodePages(
    {
      ...PARTS,
      renderer: {
        ...renderer,
        render: () => {
          rendered += 1
          clock += 10
          return 'filled'
        },
      },
    },
    undefined,
    () => false,
    () => clock,
  )
  const textAt = async (path: string) => (await pages.at(path)).file.plain.bytes.toString()

  expect(await textAt(`/report/${ONE}`)).toContain('filled')
  clock += 39
  expect(await textAt(`/report/${TWO}`)).toContain('data-unfilled')
  expect(await textAt(`/report/${ONE}`)).toContain('filled')
  clock += 1
  expect(await textAt(`/report/${TWO}`)).toContain('filled')
  expect(rendered).toBe(2)
})

it('goes out in two forms with all its headers, and in one where the browser fills it', async () => {
  let isBusy = false
  const pages = createCodePages(
    PARTS,
    undefined,
    () => isBusy,
    () => 0,
  )
  const { plain, br } = (await pages.at(`/report/${ONE}`)).file
  const common = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  const headers = { ...common, vary: 'accept-encoding' }
  expect(plain.headers).toEqual({ ...headers, etag: plain.etag })
  expect(br?.headers).toEqual({ ...headers, 'content-encoding': 'br', etag: br?.etag })
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
  expect(br?.bytes).toEqual(brotliCompressSync(plain.bytes, quality))

  isBusy = true
  const unfilled = (await pages.at(`/report/${TWO}`)).file
  expect(unfilled.br).toBeUndefined()
  expect(unfilled.plain.headers).toEqual({ ...common, etag: unfilled.plain.etag })
})

it('writes what stands in a title or a preview as text', async () => {
  const head = {
    status: 200 as const,
    title: '<b>"&',
    preview: { title: '<i>', description: '"', picture: 'none', pictureText: '' },
  }
  const { app } = await openApp({
    codePages: { ...PARTS, renderer: { ...renderer, headOf: () => head } },
  })
  const page = (await app.inject(`/report/${ONE}`)).body
  expect(page).toContain('<title>&lt;b&gt;&quot;&amp;</title>')
  expect(page).toContain('property="og:title" content="&lt;i&gt;"')
})
