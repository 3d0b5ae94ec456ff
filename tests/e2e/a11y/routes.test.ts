import { SITE } from '../../../src/generated/site.ts'
import type { Page, Route } from '@playwright/test'
import { openWithStoppedClock } from '../states.ts'
import {
  choose,
  expect,
  expectComplaint,
  fillLead,
  openDialog,
  openReport,
  storedAnswers,
  submitLead,
  test,
} from '../visitor.ts'
import { MODEL } from '../../../src/generated/model.ts'

const PRODUCT = SITE.title

test.use({ viewport: { width: 360, height: 400 } })

test('A7: each change of page brings its title, its top and the focus on its heading', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/')
  await openDialog(page)
  await fillLead(page)
  await submitLead(page)
  await expectArrival(page, '/assessment/start', `Before you start | ${PRODUCT}`)

  await leaveFromBelow(page, 'Begin Assessment')
  await expectArrival(page, '/assessment/question/1', titleOf(1))
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await choose(page, 3)
  await page.clock.runFor(1000)
  await expectArrival(page, '/assessment/question/2', titleOf(2))
})

test('A7: so do the ways out of a report, and back to it', async ({ page }) => {
  await openReport(page, '333 333 333 333')
  await page.getByRole('banner').getByRole('link', { name: 'home' }).click()
  await expectArrival(page, '/', PRODUCT)
  await page.goBack()
  await expectArrival(page, '/assessment/results', `3.0 Evolving: your report | ${PRODUCT}`)

  await leaveFromBelow(page, 'Retake Assessment')
  await expectArrival(page, '/assessment/start', `Before you start | ${PRODUCT}`)
  await leaveFromBelow(page, 'Back')
  await expectArrival(page, '/', PRODUCT)
})

test('A7: the Back and Forward buttons, Previous and a link home do so too', async ({
  page,
  complaints,
}) => {
  await page.goto('/assessment/question/4')
  await leaveFromBelow(page, 'Previous')
  await expectArrival(page, '/assessment/question/3', titleOf(3))
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.goBack()
  await expectArrival(page, '/assessment/question/4', titleOf(4))
  await page.goForward()
  await expectArrival(page, '/assessment/question/3', titleOf(3))

  await page.goto('/no/such/page')
  await expect(page).toHaveTitle(`Page not found | ${PRODUCT}`)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expectArrival(page, '/', PRODUCT)
  expectComplaint(complaints, /404|No page at/)
})

function titleOf(id: number): string {
  return `Question ${id} of 12: ${MODEL.sections[Math.floor((id - 1) / 3)]?.name} | ${PRODUCT}`
}

test('A7: the focus waits on the heading of the working page until the report comes', async ({
  page,
}) => {
  const held: Route[] = []
  await page.route('**/api/assessment-responses', (route) => {
    held.push(route)
  })
  await page.addInitScript(
    (text) => localStorage.setItem('assessmentAnswers', text),
    storedAnswers('333 333 333 33'),
  )
  await openWithStoppedClock(page, '/assessment/question/12')
  await choose(page, 3)
  await page.clock.runFor(1000)
  await expect(page.getByRole('heading', { name: 'Calculating your results...' })).toBeFocused()
  await page.clock.runFor(100)
  await expect(page.getByRole('heading', { name: 'Saving your results...' })).toBeFocused()
  await expect.poll(() => held.length).toBe(1)
  for (const route of held) await route.continue()
  await expectArrival(page, '/assessment/results', `3.0 Evolving: your report | ${PRODUCT}`)
})

async function leaveFromBelow(page: Page, button: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.getByRole('button', { name: button, exact: true }).click()
}

async function expectArrival(page: Page, path: string, title: string): Promise<void> {
  await expect(page).toHaveURL(path)
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY), `${path} from its top`).toBe(0)
}
