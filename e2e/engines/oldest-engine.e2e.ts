import type { Page } from '@playwright/test'
import { answersOf } from '../../src/domain/assessment/answer-sets.suite.ts'
import { reportCodeOf } from '../../src/domain/report/report-code.ts'
import { answerAll, expect, openReport, sectionOf, startAsLead, test } from '../visitor.ts'
import { MISSING } from './compat.ts'

test.beforeEach(({ page }) => page.addInitScript(takeAway, MISSING))

test('without the newer built-ins a visit goes from the form to the report', async ({ page }) => {
  test.slow()
  await startAsLead(page)
  await answerAll(page, '433 232 445 223')
  await expectReport(page, 'Your enablement is Evolving')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText(/^Link copied|^The link is selected/)).toBeVisible()
  for (const button of ['Add to calendar', 'Save picture']) {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    await saved
  }
})

test('without the newer built-ins a report in a gap is whole', async ({ page }) => {
  await openReport(page, '444 443 333 333')
  await expectReport(page, 'Reported as Ad Hoc: between Evolving and Strategic')
})

test('without the newer built-ins two reports are compared, and a team reads its own', async ({
  page,
}) => {
  const [one, other] = ['122 333 112 433', '242 333 432 324'].map((digits) =>
    reportCodeOf(answersOf(digits)),
  )
  await page.goto(`/compare/${one}/${other}`)
  await page.getByRole('link', { name: 'Swap the two reports' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Down 0.6, from 2.9 to 2.3')
  await page.goto(`/team/${one}.${other}`)
  await page.getByRole('textbox', { name: 'Report 1' }).fill('Sales')
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /“.+”Sales$/ })
      .first(),
  ).toBeVisible()
})

async function expectReport(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  for (const heading of ["What's Working", 'Where to Focus Next', 'First step']) {
    await expect(sectionOf(page, heading)).toContainText(/\w{3}/)
  }
  const left = await page.evaluate(() => [
    'toSorted' in [],
    'groupBy' in Object,
    'any' in AbortSignal,
  ])
  expect(left, 'what was to be taken away').toEqual([false, false, false])
}

/** Runs in the page, before its scripts. */
function takeAway(missing: typeof MISSING): void {
  for (const { owner, member, isStatic } of missing) {
    const thing: unknown = Reflect.get(globalThis, owner)
    if (member === undefined) Reflect.deleteProperty(globalThis, owner)
    if (member === undefined || typeof thing !== 'function') continue
    // The data tell the static members of the web's own things alone.
    Reflect.deleteProperty(thing, member)
    if (!isStatic) Reflect.deleteProperty(Object(thing.prototype), member)
  }
}
