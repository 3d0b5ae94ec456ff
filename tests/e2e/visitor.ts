import { randomUUID } from 'node:crypto'
import { expect, test as base } from '@playwright/test'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { startProduct } from './product.ts'
import type { Product } from './product.ts'
import { MODEL } from '../../src/generated/model.ts'

export const LEAD = {
  name: 'Ada Marsh',
  company: 'Larkfield Systems',
  designation: 'Head of Enablement',
  email: 'ada.marsh@larkfield.example',
}

/** When every visit begins, because the dates of a plan are longer on some days. */
export const NOW = new Date('2026-11-27T12:00:00Z')

/** Each page tells the time from `NOW` on. Timers are the browser's own. */
export async function setClock(context: BrowserContext): Promise<void> {
  await context.addInitScript(`{
    const Clock = Date
    const ahead = ${NOW.getTime() - Date.now()}
    Date = class extends Clock {
      constructor(...values) {
        if (values.length > 0) super(...values)
        else super(Date.now())
      }
      static now() {
        return Clock.now() + ahead
      }
    }
  }`)
}

/**
 * Each worker has its own service, each test a fresh browser context. A test fails on any
 * console error or warning that it did not expect.
 */
export const test = base.extend<{ complaints: string[] }, { service: Product }>({
  service: [
    // Playwright reads the names of the first argument; it needs none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const service = await startProduct()
      await use(service)
      await service.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ service }, use) => use(service.url),
  context: async ({ context }, use) => {
    await setClock(context)
    await use(context)
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitForCode(page)
    await use(page)
  },
  complaints: [
    async ({ page }, use) => {
      const complaints = watchConsole(page)
      await use(complaints)
      expect(complaints, 'the console is silent').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Errors and warnings in the console from now on, and requests that many a filter stops. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = []
  page.on('request', (request) => {
    if (!['GET', 'POST'].includes(request.method())) complaints.push(`sent ${request.method()}`)
  })
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

/** What the browser says of the content policy, from the first byte of each page on. */
export async function watchPolicy(page: Page, reports: string[] = []): Promise<string[]> {
  await page.exposeFunction('tellReport', (text: string) => void reports.push(text))
  await page.addInitScript(`
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      tellReport(violatedDirective + ' ' + blockedURI + ' ' + sample)
    })`)
  return reports
}

/** `goto` and `reload` end when the page answers to keys, unless they get another condition. */
function waitForCode(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (!options?.waitUntil) await untilHydrated(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    await untilHydrated(page)
    return response
  }
}

/** The code of a page comes after its first paint, and that of a report in a bundle of its own. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const shown = document.querySelector('#root main')
    return !shown || Object.keys(shown).some((key) => key.startsWith('__reactProps'))
  })
}

/** Takes the complaints that match, which a test expects, out of the list. */
export function expectComplaint(complaints: string[], pattern: RegExp): void {
  expect(complaints.join('\n')).toMatch(pattern)
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !pattern.test(text)))
}

export async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Your Assessment' }).first().click()
}

export async function submitLead(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Assessment', exact: true }).click()
}

export async function fillLead(page: Page, lead: Partial<typeof LEAD> = {}): Promise<void> {
  const { name, company, designation, email } = { ...LEAD, ...lead }
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Company', { exact: true }).fill(company)
  await page.getByLabel('Designation').fill(designation)
  await page.getByLabel('Official Email ID').fill(email)
  // Of a site that asks for consent.
  for (const box of await page.getByRole('dialog').getByRole('checkbox').all()) await box.check()
}

export async function startAsLead(page: Page, lead: Partial<typeof LEAD> = {}): Promise<void> {
  await page.goto('/')
  await openDialog(page)
  await fillLead(page, lead)
  await submitLead(page)
  await expect(page).toHaveURL('/assessment/start')
}

/** Chooses the option with `number` on the question that is open. */
export async function choose(page: Page, number: number): Promise<void> {
  await page
    .getByRole('radio')
    .nth(number - 1)
    .click()
}

/**
 * Answers all twelve from the intro, one digit an answer: '133 334 445 444'. It takes no twelve
 * seconds, for the page's clock is moved on after each.
 */
export async function answerAll(page: Page, digits: string): Promise<void> {
  await page.clock.install({ time: NOW })
  await page.getByRole('button', { name: 'Begin Assessment' }).click()
  const options = digits.replaceAll(' ', '')
  for (const [index, option] of [...options].entries()) {
    await expect(page.getByText(`Question ${index + 1} of 12`)).toBeVisible()
    await choose(page, Number(option))
    await page.clock.runFor(1000)
  }
}

/** The answers that the browser keeps, as text. */
export function storedIn(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('assessmentAnswers'))
}

export function sessionIdIn(page: Page): Promise<string> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('assessmentRun') ?? '{}').sessionId)
}

/** What storage holds after the same answers, without the twelve seconds. */
export function storedAnswers(digits: string): string {
  const options = [...digits.replaceAll(' ', '')].map(Number)
  return JSON.stringify(Object.fromEntries(options.map((option, index) => [index + 1, option])))
}

/** As if this browser had answered before. A page of the product is open. */
export async function leaveAnswers(page: Page, digits: string): Promise<void> {
  await page.evaluate(
    (text) => localStorage.setItem('assessmentAnswers', text),
    storedAnswers(digits),
  )
}

/** The section of the report that begins with `heading`. */
export function sectionOf(page: Page, heading: string | RegExp): Locator {
  return page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) })
}

/** The scores of the four sections, in their order. */
export async function expectSectionScores(page: Page, scores: readonly string[]): Promise<void> {
  for (const [index, { name }] of MODEL.sections.entries()) {
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
    await expect(row.getByText(scores[index] ?? '', { exact: true })).toBeVisible()
  }
}

/**
 * What the browser knows before the next page opens; what pages change after that stays. A later call adds
 * to it. Playwright's own way, a storage state, opens a page more.
 */
export async function remember(
  page: Page,
  storage: Readonly<Record<string, string>>,
): Promise<void> {
  await page.addInitScript(
    ([mark, known]) => {
      // The name of a window outlives its pages. A blank page has no storage.
      if (window.name.includes(mark) || origin === 'null') return
      window.name += mark
      for (const [key, value] of Object.entries(known)) localStorage.setItem(key, value)
    },
    [randomUUID(), storage] as const,
  )
}

export async function openReport(page: Page, digits: string): Promise<void> {
  await remember(page, { assessmentAnswers: storedAnswers(digits) })
  await page.goto('/assessment/results')
  await expect(
    page.getByRole('heading', { name: /^(Your enablement is|Enablement is|Between)/ }),
  ).toBeVisible()
}

/** How far what is in the window has moved since the page was opened, as Chromium counts it. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  const counted = await page.evaluateHandle(() => {
    const shifts = { value: 0 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') shifts.value += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
    return shifts
  })
  return async () => (await counted.jsonValue()).value
}
