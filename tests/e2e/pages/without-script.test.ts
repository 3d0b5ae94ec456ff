import { RESULTS_PATH, START_PATH, teamPathOf } from '../../../src/contract/pages.ts'
import { SITE } from '../../../src/generated/site.ts'
import { SHARED_CODE } from '../states.ts'
import { expect, test } from '../visitor.ts'

test.use({ javaScriptEnabled: false })

test('the landing page reads completely and the demo link works', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SITE.title)
  for (const card of ['Under 3 Minutes', 'Personalized Report', 'Actionable Insights']) {
    await expect(page.getByRole('heading', { name: card })).toBeVisible()
  }
  await expect(page.getByText('Optimized', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Book a Demo' })).toHaveAttribute(
    'href',
    String(SITE.demo),
  )
})

test('what needs JavaScript says so, and has no button that does nothing', async ({ page }) => {
  for (const path of [
    '/',
    START_PATH,
    '/assessment/question/5',
    RESULTS_PATH,
    teamPathOf('K7Q2M4XT9B3C5D6E'),
    `/report/${SHARED_CODE}`,
  ]) {
    await page.goto(path)
    await expect(page.locator('noscript p'), path).toContainText('needs JavaScript')
    await expect(page.locator('button').filter({ visible: true }), path).toHaveCount(0)
  }
})
