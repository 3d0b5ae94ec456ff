import { SITE } from '../../../src/generated/site.ts'
import type { Page, Route } from '@playwright/test'
import { openWithStoppedClock } from '../states.ts'
import {
  choose,
  expect,
  fillLead,
  openDialog,
  remember,
  storedAnswers,
  submitLead,
  test,
} from '../visitor.ts'
import { MODEL } from '../../../src/generated/model.ts'

const PRODUCT = SITE.title

test.use({ viewport: { width: 360, height: 400 } })

test('A7: each change of page brings its title and the focus on its heading, and what is opened its top', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/')
  await openDialog(page)
  await fillLead(page)
  await submitLead(page)
  await expectArrival(page, '/assessment/start', `Before you start | ${PRODUCT}`)

  await leaveFromBelow(page, 'Begin Assessment')
  await expectArrival(page, '/assessment/question/1', titleOf(1))
  await scrollDown(page)
  await choose(page, 3)
  await page.clock.runFor(1000)
  await expectArrival(page, '/assessment/question/2', titleOf(2))
  await leaveFromBelow(page, 'Previous')
  await expectArrival(page, '/assessment/question/1', titleOf(1))
  await scrollDown(page)
  await page.goBack()
  await expectPage(page, '/assessment/question/2', titleOf(2))
  await page.goForward()
  await expectPage(page, '/assessment/question/1', titleOf(1))
})

test('A7: so do the report, for which the focus waits on the heading of the working page, and the ways out of it', async ({
  page,
}) => {
  const held: Route[] = []
  await page.route('**/api/assessment-responses', (route) => void held.push(route))
  await remember(page, { assessmentAnswers: storedAnswers('333 333 333 33') })
  await openWithStoppedClock(page, '/assessment/question/12')
  await choose(page, 3)
  await page.clock.runFor(1000)
  await expect(page.getByRole('heading', { name: 'Calculating your results...' })).toBeFocused()
  await page.clock.runFor(100)
  await expect(page.getByRole('heading', { name: 'Saving your results...' })).toBeFocused()
  await expect.poll(() => held.length).toBe(1)
  for (const route of held) await route.continue()
  const title = `3.0 Evolving: your report | ${PRODUCT}`
  await expectArrival(page, '/assessment/results', title)

  await page.getByRole('banner').getByRole('link', { name: 'home' }).click()
  await expectArrival(page, '/', PRODUCT)
  await page.goBack()
  await expectPage(page, '/assessment/results', title)
  await leaveFromBelow(page, 'Retake Assessment')
  await expectArrival(page, '/assessment/start', `Before you start | ${PRODUCT}`)
  await leaveFromBelow(page, 'Back')
  await expectArrival(page, '/', PRODUCT)
})

function titleOf(id: number): string {
  return `Question ${id} of 12: ${MODEL.sections[Math.floor((id - 1) / 3)]?.name} | ${PRODUCT}`
}

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
}

async function leaveFromBelow(page: Page, button: string): Promise<void> {
  await scrollDown(page)
  await page.getByRole('button', { name: button, exact: true }).click()
}

async function expectPage(page: Page, path: string, title: string): Promise<void> {
  await expect(page).toHaveURL(path)
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

async function expectArrival(page: Page, path: string, title: string): Promise<void> {
  await expectPage(page, path, title)
  await expect.poll(() => page.evaluate(() => scrollY), `${path} from its top`).toBe(0)
}
