import { expect, it } from 'vitest'
import { answersOf } from '../../domain/assessment/answer-sets.suite.ts'
import { reportCodeOf } from '../../domain/report/report-code.ts'
import { openApp } from '../app.suite.ts'
import { MODEL } from '../../model/model.ts'

const ONE = reportCodeOf(MODEL, answersOf('333 333 333 334'))
const TWO = reportCodeOf(MODEL, answersOf('444 444 444 444'))
/** As people type them. */
const TYPED = ONE.toLowerCase().replace('-', '%20')

it.each([
  [`/report/${ONE}`, '3.1 Evolving: a Revenue Enablement Maturity report'],
  [`/report/%20${TYPED}`, '3.1 Evolving: a Revenue Enablement Maturity report'],
  [`/compare/${ONE}/${TWO}`, 'From 3.1 Evolving to 4.0 Strategic: before and after'],
  [`/team/${ONE}.${TWO}`, '2 reports: where do we agree?'],
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
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  })
})

it('has no preview picture without a public address', async () => {
  const { app } = await openApp()
  expect((await app.inject(`/report/${ONE}`)).body).not.toContain('og:image')
})

it.each([
  '/report/2001-00F7',
  '/report/%3Cb%3E',
  `/compare/${ONE}/nothing`,
  `/team/${ONE}`,
  `/team/${Array.from({ length: 13 }, () => ONE).join('.')}`,
])('sends %s with 404, and repeats nothing of the address', async (path) => {
  const { app } = await openApp()
  const page = await app.inject(path)
  expect(page.statusCode).toBe(404)
  expect(page.body).toContain('<title>Revenue Enablement Maturity Assessment</title>')
  expect(page.body).not.toMatch(/2001|<b>|nothing/)
})
