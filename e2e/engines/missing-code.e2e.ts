import type { Page } from '@playwright/test'
import {
  answerAll,
  expect,
  expectComplaint,
  openDialog,
  remember,
  startAsLead,
  storedAnswers,
  storedIn,
  test,
} from '../visitor.ts'
import { CODE } from './code.ts'

const REPORT_CODE = '**/assets/report-pages-*.js'
const LATER_STYLES = '**/assets/report-pages-*.css'
const SENTENCE = 'This page did not load completely, so its buttons may not work.'

for (const [what, reply] of [
  ['does not come', undefined],
  ['breaks as it starts', { contentType: 'text/javascript', body: 'nothing.here()' }],
] as const) {
  test(`where the code ${what}, the page can be read and says what to do`, async ({
    page,
    complaints,
  }) => {
    await page.route(CODE, (route) => (reply ? route.fulfill(reply) : route.abort()))
    await page.goto('/', { waitUntil: 'load' })
    await openDialog(page)
    await expect(page.getByRole('alert')).toHaveText(`${SENTENCE} Reload`)
    await expect(page.getByRole('heading', { name: 'Actionable Insights' })).toBeVisible()
    expect(await isClickTaken(page)).toBe(false)

    await page.unroute(CODE)
    if (!reply) expectComplaint(complaints, /ERR_FAILED/)
    await page.getByRole('link', { name: 'Reload' }).click()
    await openDialog(page)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByText(SENTENCE)).toBeHidden()
  })
}

test('code that comes at the second try is good enough', async ({ page, complaints }) => {
  await page.route(CODE, (route) => route.abort(), { times: 1 })
  await page.goto('/')
  await openDialog(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByText(SENTENCE)).toBeHidden()
  expectComplaint(complaints, /ERR_FAILED/)
})

test('a line that dies at Begin still ends in a report', async ({ page, context, complaints }) => {
  test.slow()
  await startAsLead(page)
  await untilAllIsFetched(page)
  await context.setOffline(true)

  await answerAll(page, '433 232 445 223')
  await expect(page.getByRole('heading', { name: /^Your enablement is/ })).toBeVisible()
  expectComplaint(complaints, /ERR_INTERNET_DISCONNECTED|response was not saved/)
})

for (const [what, file] of [
  ['code', REPORT_CODE],
  ['sheet', LATER_STYLES],
] as const) {
  test(`a page whose ${what} does not come says so, and tries again at Reload`, async ({
    page,
    complaints,
  }) => {
    await page.route(file, (route) => route.abort())
    await answerTheLast(page)
    await expectNotShown(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveTitle(/^Something went wrong/)
    await expect(page.getByText('The connection may be down.')).toBeVisible()
    expectComplaint(complaints, /ERR_FAILED|A page did not come|dynamically imported/)

    await page.unroute(file)
    await page.getByRole('link', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { name: /^Your enablement is/ })).toBeVisible()
  })
}

test('a page that did not come is fetched when it is wanted again', async ({
  page,
  complaints,
}) => {
  await page.route(REPORT_CODE, (route) => route.abort())
  await answerTheLast(page)
  await expectNotShown(page)
  expectComplaint(complaints, /ERR_FAILED|A page did not come|dynamically imported/)

  await page.unroute(REPORT_CODE)
  await page.goBack()
  await page.getByRole('radio').nth(2).click()
  await page.clock.runFor(1000)
  await expect(page.getByRole('heading', { name: /^Your enablement is/ })).toBeVisible()
})

for (const [what, file] of [
  ['code', REPORT_CODE],
  ['sheet', LATER_STYLES],
] as const) {
  test(`while the ${what} of a page is on its way, it says so`, async ({ page }) => {
    let arrive = () => {}
    await page.route(file, async (route) => {
      await new Promise<void>((resolve) => (arrive = resolve))
      await route.continue()
    })
    await answerTheLast(page)
    await expect(page.getByRole('heading', { name: 'Loading...' })).toBeVisible()
    arrive()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your enablement is/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
}

test('a report that cannot be drawn says so, keeps the answers and offers its code', async ({
  page,
  complaints,
}) => {
  const answers = storedAnswers('433 232 445 223')
  await page.addInitScript(
    'Number.prototype.toFixed = () => { throw new Error("No numbers today") }',
  )
  await page.addInitScript((text) => localStorage.setItem('assessmentAnswers', text), answers)
  await page.goto('/assessment/results')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown')
  await expect(page.getByText('The mistake is ours.')).toBeVisible()
  expect(await storedIn(page)).toBe(answers)
  const link = page.getByRole('link', { name: /\/report\/\w{4}-\w{4}$/ })
  await expect(link).toHaveAttribute('href', /^\/report\/\w{4}-\w{4}$/)
  expectComplaint(complaints, /No numbers today/)

  await page.getByRole('link', { name: /home$/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Revenue Enablement Maturity Assessment',
  )
})

/** Whether anything stands between a click and what the browser does by itself. */
function isClickTaken(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    document.querySelector('main button')?.dispatchEvent(click)
    return click.defaultPrevented
  })
}

/** What the report needs is asked for by the page itself, which takes a moment on a busy machine. */
async function untilAllIsFetched(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector<HTMLLinkElement>('link[href*="/report-pages-"]')?.sheet,
  )
  const code = await page.waitForFunction(
    () =>
      performance
        .getEntriesByType('resource')
        .find(({ name }) => name.includes('/report-pages-') && name.endsWith('.js'))?.name ?? '',
  )
  await page.evaluate((address) => import(address), await code.jsonValue())
}

/** After the second try, which comes a moment after the first one has failed. */
async function expectNotShown(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1500)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This page could not be shown',
      { timeout: 300 },
    )
  }).toPass()
}

/** The last of twelve questions, with answers to the others. */
async function answerTheLast(page: Page): Promise<void> {
  await remember(page, { assessmentAnswers: storedAnswers('433 232 445 223') })
  await page.clock.install()
  await page.goto('/assessment/question/12')
  await page.getByRole('radio').nth(2).click()
  await page.clock.runFor(1000)
}
