import { translate, untilTranslated } from '../translator.ts'
import { answerAll, expect, fillLead, openDialog, submitLead, test } from '../visitor.ts'

test.beforeEach(({ page }) => page.addInitScript(translate))

test('a translated visit goes from the form to the report', async ({ page }) => {
  test.slow()
  await page.goto('/')
  await untilTranslated(page)
  await openDialog(page)
  await submitLead(page)
  await expect(page.getByText('Email is required')).toBeVisible()
  await fillLead(page)
  await expect(page.getByText('Email is required')).toHaveCount(0)
  await page.route('**/api/leads', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await submitLead(page)
  await expect(page.getByText('Saving...')).toBeVisible()
  await expect(page).toHaveURL('/assessment/start')
  await expect(page.getByText('Success!')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await answerAll(page, '433 232 445 223')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your enablement is Evolving')
  await page.getByRole('button', { name: 'Copy as text' }).click()
  await expect(
    page
      .getByRole('button', { name: /^Copied/ })
      .or(page.getByRole('status').filter({ hasText: /^Your browser blocked/ })),
  ).toBeVisible()
  for (const summary of await page.locator('summary').all()) await summary.click()

  await page.getByRole('button', { name: 'Make the link' }).click()
  await page.getByRole('link', { name: 'See it' }).first().click()
  await expect(page.getByText('Answered so far: 1.')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Retake Assessment' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '12 questions across 4 key areas',
  )
})
