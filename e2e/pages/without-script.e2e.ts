import { COMPARE_PATH, RESULTS_PATH, START_PATH, TEAM_PATH } from '../../src/contract/pages.ts'
import { SITE } from '../../src/content/site.ts'
import { SHARED_CODE, SHARING } from '../states.ts'
import { expect, test } from '../visitor.ts'

const [, COMPARISON, TEAM] = SHARING

const MADE_FROM_CODES = [
  [`/report/${SHARED_CODE}`, /^Reported/],
  [COMPARISON?.path ?? '', 'Up 0.6, from 2.3 to 2.9'],
  [TEAM?.path ?? '', 'Talk About These First'],
] as const

test.use({ javaScriptEnabled: false })

test('the landing page reads completely and the demo link works', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SITE.productName)
  for (const card of ['Under 3 Minutes', 'Personalized Report', 'Actionable Insights']) {
    await expect(page.getByRole('heading', { name: card })).toBeVisible()
  }
  await expect(page.getByText('Optimized', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Book a Demo' })).toHaveAttribute(
    'href',
    SITE.demoUrl,
  )
})

test('what needs JavaScript says so, and has no button that does nothing', async ({ page }) => {
  for (const path of [
    '/',
    START_PATH,
    '/assessment/question/5',
    RESULTS_PATH,
    COMPARE_PATH,
    TEAM_PATH,
  ]) {
    await page.goto(path)
    await expect(page.locator('noscript p'), path).toContainText('needs JavaScript')
    await expect(page.locator('button').filter({ visible: true }), path).toHaveCount(0)
    await expect(page.locator('textarea').filter({ visible: true }), path).toHaveCount(0)
  }
})

test('what is made from codes reads completely, and has no button that does nothing, nor a heading over one', async ({
  page,
}) => {
  for (const [path, title] of MADE_FROM_CODES) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible()
    await expect(page.getByText('Calculating your results...')).toHaveCount(0)
    await expect(page.locator('button').filter({ visible: true }), path).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Did We Come Closer?' })).toHaveCount(0)
  }
})
