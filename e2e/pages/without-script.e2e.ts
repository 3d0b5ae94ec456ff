import { COMPARE_PATH, RESULTS_PATH, START_PATH, TEAM_PATH } from '../../src/contract/pages.ts'
import { SITE } from '../../src/content/site.ts'
import { SHARED_CODE, SHARING } from '../states.ts'
import { expect, test } from '../visitor.ts'

const MADE_FROM_CODES = [`/report/${SHARED_CODE}`, ...SHARING.slice(1).map(({ path }) => path)]

test.use({ javaScriptEnabled: false })

test('the landing page reads completely and the demo link works', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Actionable Insights' })).toBeVisible()
  await expect(page.getByText('Optimized', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Book a Demo' })).toHaveAttribute(
    'href',
    SITE.demoUrl,
  )
})

for (const path of [
  '/',
  START_PATH,
  '/assessment/question/5',
  RESULTS_PATH,
  COMPARE_PATH,
  TEAM_PATH,
])
  test(`${path} says that it needs JavaScript, and has no button that does nothing`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.locator('noscript p')).toContainText('needs JavaScript')
    await expect(page.locator('button').filter({ visible: true })).toHaveCount(0)
    await expect(page.locator('textarea').filter({ visible: true })).toHaveCount(0)
  })

for (const path of MADE_FROM_CODES)
  test(`${path} has no button that does nothing, nor a heading over one`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('button').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Did We Come Closer?' })).toHaveCount(0)
  })
