import type { Browser, Page } from '@playwright/test'
import { teamPathOf } from '../../../src/contract/pages.ts'
import { reportCodeOf } from '../../../src/domain/report/report-code.ts'
import { MODEL } from '../../../src/generated/model.ts'
import { answersOf } from '../../support/answer-sets.ts'
import { addMembers } from '../states.ts'
import {
  answerAll,
  expect,
  expectComplaint,
  fillLead,
  openDialog,
  openReport,
  remember,
  setClock,
  storedAnswers,
  submitLead,
  test,
} from '../visitor.ts'

test('colleagues answer by one link, each sees the picture, and who leaves is out of it', async ({
  page: ann,
  browser,
  baseURL,
}) => {
  test.slow()
  await ann.clock.install()
  const path = await makeLink(ann, '122 333 112 433')
  await ann.getByRole('link', { name: 'See it' }).first().click()
  await expect(ann.getByRole('heading', { level: 1 })).toHaveText(/ comes once 3 people answer$/)
  await expect(ann.getByText('Answered so far: 1.')).toBeVisible()
  await expect(ann.locator('main ol > li')).toHaveCount(12)

  const ben = await newBrowser(browser, baseURL)
  await ben.goto(path)
  await expect(ben.getByRole('heading', { level: 1 })).toHaveText('Your team asks for your view')
  await expect(ben.getByText('Answered so far: 1.')).toBeVisible()
  await openDialog(ben)
  await fillLead(ben, { email: 'ben@engines.example' })
  await submitLead(ben)
  await expect(ben).toHaveURL('/assessment/start')
  await expect(ben.getByText('Your answers will join your team’s picture.')).toBeVisible()
  await answerAll(ben, '242 333 432 324')
  await expect(ben.getByText('Your answers are in your team’s picture.').first()).toBeVisible()
  await ben.getByRole('link', { name: 'See it' }).first().click()
  await expect(ben.getByText('Answered so far: 2.')).toBeVisible()
  await expect(ben.getByText('once 3 people answer')).toBeVisible()

  await addMembers(ann, path, ['535 222 111 333'])
  await ann.clock.runFor(60_000)
  await expect(ann.getByRole('heading', { level: 1 })).toHaveText(
    /^You agree on (none|\d+) of the 12 questions$/,
  )
  const points = ann.getByRole('region', { name: 'Talk about these first' }).locator('ol > li')
  await expect(points).toHaveCount(3)
  await expect(points.first().getByRole('img')).toHaveAccessibleName('A: 1; B: 1; E: 1')
  await ann.emulateMedia({ media: 'print' })
  await ann.setViewportSize({ width: 700, height: 900 })
  const [card, scale] = [points.first(), points.first().locator('[aria-hidden] > span').last()]
  const [around, last] = [await card.boundingBox(), await scale.boundingBox()]
  const edge = (around?.x ?? 0) + (around?.width ?? 0)
  expect(last?.x, 'the letters stay in their card').toBeLessThan(edge)
  await ann.emulateMedia({ media: 'screen' })
  await ben.reload()
  await ben.getByRole('button', { name: 'Take my answers out' }).click()
  await expect(ben.getByRole('heading', { level: 1 })).toHaveText(
    'Your answers are out of the picture',
  )
  await expect(ben.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(ben.getByText('Answered so far: 2.')).toBeVisible()
  await ann.clock.runFor(60_000)
  await expect(ann.getByText('Answered so far: 2.')).toBeVisible()
  await ben.context().close()
})

test('who has not answered sees no picture, and may leave the team on the way', async ({
  page,
}) => {
  const path = '/team/K7Q2M4XT9B3C5D6J'
  await addMembers(page, path, ['111 111 111 111', '333 333 333 333', '555 555 555 555'])
  await page.goto(path)
  await expect(page.getByText('Answered so far: 3.')).toBeVisible()
  await expect(page.locator('main [role=img]')).toHaveCount(0)
  await openDialog(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(await page.evaluate(() => localStorage.length), 'who cancels joins nothing').toBe(0)
  await openDialog(page)
  await fillLead(page)
  await submitLead(page)
  await page.getByRole('button', { name: 'Leave them out' }).click()
  await expect(page.getByText('Your answers will join your team’s picture.')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('answers that could not be sent are not said to be in, and a page that was turned away comes back', async ({
  page,
  complaints,
}) => {
  await page.clock.install()
  await openReport(page, '122 333 112 433')
  await page.route('**/api/teams/**', (route) => route.abort('connectionrefused'))
  await page.getByRole('button', { name: 'Make the link' }).click()
  const waits = page.getByText('Your answers are on their way to your team’s picture.')
  await expect(waits).toBeVisible()
  await page.getByRole('link', { name: 'See it' }).last().click()
  await expect(page.getByText('Your answers could not be sent yet.')).toBeVisible()
  await expect(page.locator('main ol > li')).toHaveCount(12)
  await expect(page.getByText('Answered so far')).toBeHidden()

  await page.unroute('**/api/teams/**')
  const busy = { status: 503, headers: { 'retry-after': '1' } }
  await page.route('**/api/teams/*', (route) => route.fulfill(busy), { times: 1 })
  await page.reload()
  await expect(page.getByText('could not be loaded just now')).toBeVisible()
  await page.clock.runFor(6000)
  await expect(page.getByText('Answered so far: 1.')).toBeVisible()
  await expect(page.getByText('could not be')).toBeHidden()
  expectComplaint(complaints, /connectionrefused|CONNECTION_REFUSED|not saved/i)
  complaints.length = 0
})

test('whom a full team refused is told so, and not that their answers are in it', async ({
  page,
  complaints,
}) => {
  const team = 'K7Q2M4XT9B3C5D6K'
  await addMembers(page, teamPathOf(team), Array<string>(50).fill('333 333 333 333'))
  const own = {
    member: 'F7Q2M4XT9B3C5D60',
    code: reportCodeOf(MODEL, answersOf('122 333 112 433')),
  }
  await remember(page, {
    assessmentRun: JSON.stringify({ teamKey: team }),
    assessmentTeams: JSON.stringify({ [team]: own }),
    assessmentOutbox: JSON.stringify([{ team, ...own }]),
  })
  await page.goto(teamPathOf(team))
  await expect(page.getByText('This link has 50 answers')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Take my answers out' })).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('assessmentRun'))).toBeNull()
  expectComplaint(complaints, /409/)
  complaints.length = 0
})

test('two tabs in the same moment keep one run and make one link', async ({
  page,
  context,
  service,
}) => {
  const kept = service.rows('assessment_responses').length
  const tabs = [page, await context.newPage()]
  await remember(page, { assessmentAnswers: storedAnswers('122 333 112 43') })
  for (const tab of tabs) await tab.goto('/assessment/question/12')
  await clickAtOnce(tabs, 'input[value="3"]')
  await clickAtOnce(tabs, 'h3 ~ div > button')
  const links = await Promise.all(
    tabs.map((tab) => tab.getByRole('textbox', { name: 'Link for your team' }).inputValue()),
  )
  expect(links[1]).toBe(links[0])
  for (const tab of tabs)
    await expect(tab.getByText('Your answers are in your team’s picture.').first()).toBeVisible()
  expect(service.rows('assessment_responses')).toHaveLength(kept + 1)
})

test('a browser without locks between its tabs makes a link, too', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }))
  await makeLink(page, '122 333 112 433')
})

async function makeLink(page: Page, digits: string): Promise<string> {
  await openReport(page, digits)
  await page.getByRole('button', { name: 'Make the link' }).click()
  const link = page.getByRole('textbox', { name: 'Link for your team' })
  await expect(link).toBeFocused()
  await expect(page.getByText('Your answers are in your team’s picture.').first()).toBeVisible()
  return new URL(await link.inputValue()).pathname
}

/** As far as a tester can: each by its own script, at the same time of the clock. */
async function clickAtOnce(tabs: readonly Page[], selector: string): Promise<void> {
  for (const tab of tabs) await tab.locator(selector).waitFor()
  const moment = Date.now() + 300
  await Promise.all(
    tabs.map((tab) =>
      tab.locator(selector).evaluate(async (button: HTMLElement, at) => {
        const now = () => performance.timeOrigin + performance.now()
        while (now() < at) await new Promise((resolve) => setTimeout(resolve))
        button.click()
      }, moment),
    ),
  )
}

async function newBrowser(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  await setClock(context)
  return context.newPage()
}
