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
  const demo = page.getByRole('link', { name: 'Book a Demo' })
  await expect(demo).toHaveAttribute('href', String(SITE.demo))
})

test('what needs JavaScript says so, and has no button that does nothing', async ({ page }) => {
  for (const path of [
    '/',
    START_PATH,
    '/assessment/question/5',
    RESULTS_PATH,
    teamPathOf('K7Q2M4XT9B3C5D6E'),
  ]) {
    await page.goto(path)
    await expect(page.locator('noscript p'), path).toContainText('needs JavaScript')
    await expect(page.locator('button').filter({ visible: true }), path).toHaveCount(0)
  }
})

test('a report reads to its end', async ({ page }) => {
  await page.goto(`/report/${SHARED_CODE}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enablement is Evolving')
  await expect(page.getByRole('heading', { name: 'The next 90 days' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Within 30 days' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Book a Strategy Session' })).toBeVisible()
  // The numbers of the picture can be pressed to read their answers, which stand below it, too.
  const names = await page.getByRole('button').allInnerTexts()
  expect(names.filter((name) => !/^\d+$/.test(name))).toEqual([])
})
