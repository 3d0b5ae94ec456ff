import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { memberAddressOf } from '../../../src/contract/api.ts'
import { assertDefined } from '../../../src/domain/assert-defined.ts'
import { productWords, textAt } from '../../../src/folder/words.ts'
import { buildCopy } from '../../support/built-copy.ts'
import { writePseudoLanguage } from '../../support/pseudo-language.ts'
import { wordsBrokenAtAnyWidth } from '../broken-layout.ts'
import { startDesk } from '../desk/desk.ts'
import type { Desk } from '../desk/desk.ts'
import { startHosts } from '../embed/host.ts'
import type { Hosts } from '../embed/host.ts'
import { startMails } from '../mails.ts'
import type { Mails } from '../mails.ts'
import { expect, LEAD, NOW, setClock, test } from '../visitor.ts'

const EXAMPLE = join(import.meta.dirname, '../../../assessments/onboarding-check')
const CONSENT = 'Fieldstage darf mir zum Onboarding schreiben.'
const ARABIC = /\p{Script=Arabic}/u
const words = assertDefined(productWords('de'), 'words in German')
const german = (group: string, name: string) => textAt(words, group, name)

let folder = ''
let desk: Desk
let mails: Mails
let hosts: Hosts

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  folder = mkdtempSync(join(tmpdir(), 'assessment-several-'))
  const assessment = join(folder, 'assessment')
  writePseudoLanguage(assessment, 'ar-XB', EXAMPLE, ['en', 'de'])
  for (const tag of ['en', 'de']) quoteTitle(join(assessment, tag, 'pages.yaml'))
  await buildCopy(join(folder, 'site'), assessment)
  mails = await startMails()
  hosts = await startHosts()
  const settings = { ...mails.settings, EMBED_ORIGINS: hosts.origin }
  desk = await startDesk({ visits: 'none', cwd: join(folder, 'site'), settings })
})

test.afterAll(async () => {
  await desk.stop()
  mails.stop()
  hosts.stop()
  rmSync(folder, { recursive: true })
})

/** Kunden-Onboarding-Check "one" */
function quoteTitle(file: string) {
  const text = readFileSync(file, 'utf8').replace(/^title: (.*)$/m, `title: '$1 "one"'`)
  writeFileSync(file, text)
}

test('a visitor changes the language in the middle, and is answered in the one of the page', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const { service } = desk
  const context = await browser.newContext({ baseURL: service.url, reducedMotion: 'reduce' })
  await setClock(context)
  const page = await context.newPage()
  await page.clock.install({ time: NOW })
  await page.goto('/')
  await change(page, 'de')
  await expect(page).toHaveURL('/de')
  await leaveDetails(page)
  await expect(page).toHaveURL('/de/assessment/start')
  expect(await wordsBrokenAtAnyWidth(page)).toEqual([])
  await page.locator('main button').last().press('Enter')
  await answer(page, 1, 'C')

  await change(page, 'en')
  await expect(page).toHaveURL('/assessment/question/2')
  await expect(page).toHaveTitle(/^Question 2 of 4/)
  await answer(page, 2, 'A')
  await change(page, 'ar-XB')
  await expect(page).toHaveURL('/ar-xb/assessment/question/3')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await answer(page, 3, 'D')
  await answer(page, 4, 'B')
  await expect(page).toHaveURL('/ar-xb/assessment/results')
  await page.clock.runFor(5000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ARABIC)
  await expect(page.locator('input[readonly]').first()).toHaveValue(/\/ar-xb\/report\//)

  await change(page, 'de')
  await expect(page.getByText('Wiederholbar').first()).toBeVisible()
  await expect(page.getByText(/^\d,\d$/).first()).toBeVisible()
  await expect(page.getByText('27. November 2026')).toBeVisible()
  expect(await wordsBrokenAtAnyWidth(page)).toEqual([])
  await page.getByRole('button', { name: german('share', 'mail') }).click()
  await expect.poll(() => mails.received).toHaveLength(1)
  const { subject, text, html, attachments } = assertDefined(mails.received[0], 'mail')
  expect(subject).toContain('Wiederholbar')
  expect(html).toContain('<html lang="de"')
  expect(text).toContain('https://check.example.com/de/report/')
  const calendar = new TextDecoder().decode(attachments[0]?.content as ArrayBuffer)
  expect(calendar.replaceAll('\r\n ', '')).toContain('von „Wenn er fragt“')

  expect(service.rows('maturity_quiz_leads')).toMatchObject([{ language: 'de', consent: CONSENT }])
  expect(service.rows('assessment_responses')).toMatchObject([
    { language: 'ar-XB', maturity_stage: 'Repeatable' },
  ])
  const sent = service.rows('assessment_deliveries').map(({ payload }) => String(payload))
  expect(sent.filter((each) => each.includes('"language":"de"')).length).toBeGreaterThan(0)
  expect(sent.filter((each) => each.includes('"language":"ar-XB"')).length).toBeGreaterThan(0)

  const link = await page.locator('input[readonly]').first().inputValue()
  expect(link).toMatch(/\/de\/report\/.*#day=2026-11-27$/)
  await page.getByRole('button', { name: german('share', 'make link') }).click()
  const [, code = ''] = /report\/([^#]+)/.exec(link) ?? []
  const team = await page.locator('input[readonly]').last().inputValue()
  for (const member of ['C7Q2M4XT9B3C5D6E', '3V5GN8PZ2RTWY0AH']) {
    const url = memberAddressOf(team.replace(/.*\//, ''), member)
    await page.request.post(url, { data: { code } })
  }
  await page.goto(team)
  await expect(page.getByText('Übergabe').first()).toBeVisible()
  await change(page, 'en')
  await expect(page.getByText('Handover').first()).toBeVisible()
  await page.goto(link)
  await change(page, 'ar-XB')
  await expect(page).toHaveURL(new RegExp(`/ar-xb/report/${code}#day=2026-11-27$`))
  const day = new URL(link).hash.replace('#', '?')
  const ics = await page.request.get(`/ar-xb/report/${code}/plan.ics${day}`)
  expect(await ics.text()).toMatch(ARABIC)
  await context.close()
})

test('the desk says in which language a lead came, and finds and exports it', async ({
  browser,
}) => {
  const { url, signedIn } = desk
  const context = await browser.newContext({ baseURL: url, storageState: signedIn })
  const page = await context.newPage()
  await page.goto('/leads')
  const lead = page.getByRole('row', { name: new RegExp(`${LEAD.name}.*Deutsch.*Repeatable`) })
  await expect(lead).toBeVisible()
  await page.goto('/leads?language=en')
  await expect(page.getByRole('link', { name: 'Show all leads' })).toBeVisible()
  await page.getByLabel('Language').selectOption('Deutsch')
  await expect(lead).toBeVisible()
  const csv = await (await page.request.get('/api/desk/leads.csv?language=de')).text()
  expect(csv).toMatch(/,language,remind_on\r\n.*,de,\r\n$/s)
  await lead.getByRole('link').first().click()
  await expect(page.getByText('Deutsch')).toBeVisible()
  await context.close()
})

test('each address is of one language, for readers, search engines and frames', async ({
  page,
  request,
}) => {
  const { url } = desk.service
  const at = async (path: string) => {
    const reply = await request.get(url + path, { maxRedirects: 0 })
    const [, language = ''] = /<html lang="([^"]*)"/.exec(await reply.text()) ?? []
    return `${reply.status()} ${reply.headers()['location'] ?? language}`
  }
  const pages = {
    '/de': '200 de',
    '/de/de': '404 de',
    '/design': '404 en',
    '/fr': '404 en',
    '/de/404': '404 de',
    '/de/api/leads': '404 de',
    '/de/assessment/question/5': '302 /de/assessment/start',
    '/de/report/nothing': '404 de',
    '/ar-xb/assessment/start/': '308 /ar-xb/assessment/start',
    '/de/embed': '200 de',
    '/de/embed.js': '200 ',
  }
  for (const [path, expected] of Object.entries(pages)) expect(await at(path), path).toBe(expected)

  const report = await request.get(`${url}/de/report/nothing`)
  expect(report.headers()['x-robots-tag']).toContain('noindex')
  const head = (await (await request.get(`${url}/de/assessment/start`)).text()).split('</head>')[0]
  expect(head).toContain('content="Kunden-Onboarding-Check &quot;one&quot;"')
  expect(head).toContain('rel="canonical" href="https://check.example.com/de/assessment/start"')
  expect(head).toContain('hrefLang="x-default" href="https://check.example.com/assessment/start"')
  expect(head).toContain('hrefLang="ar-XB" href="https://check.example.com/ar-xb/assessment/start"')

  const body = `<div id="maturity-assessment"></div><script src="${url}/de/embed.js"></script>`
  hosts.show(body, 'no policy')
  await page.goto(hosts.origin)
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('src', new RegExp(`^${url}/de/embed\\?`))
  await expect(frame).toHaveAttribute('title', /^Kunden-Onboarding-Check/)
})

/** By the link in the footer, which every page has. */
async function change(page: Page, tag: string) {
  await page.locator(`footer a[hreflang=${tag}]`).press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', tag)
}

async function leaveDetails(page: Page) {
  await page.locator('main [commandfor=lead-dialog]').first().press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.locator('[type=submit]').press('Enter')
  const wrong = dialog.locator('[aria-invalid=true]')
  await expect(wrong).toHaveCount(4)
  for (const field of await wrong.all()) {
    await expect(field).toHaveAccessibleDescription(/\bSie\b/)
  }
  for (const [name, value] of Object.entries(LEAD)) {
    await dialog.locator(`[name=${name}]`).fill(value)
  }
  await dialog.getByRole('checkbox', { name: CONSENT }).press('Space')
  await page.clock.runFor(10_000)
  await dialog.locator('[type=submit]').press('Enter')
}

async function answer(page: Page, question: number, key: string) {
  await expect(page).toHaveURL(new RegExp(`/question/${question}$`))
  await expect(page.locator('#unloaded')).toHaveCount(0)
  await page.getByRole('radio').first().focus()
  await page.keyboard.press(key)
  await page.clock.runFor(1000)
}
