import type { Page, Route } from '@playwright/test'
import { expect, expectComplaint, test } from './visitor.ts'

const CODE = '**/assets/index-*.js'

for (const path of ['/', '/assessment/start', '/assessment/question/1', '/no/such/page']) {
  test(`the code of ${path} is not asked for before its first paint`, async ({
    page,
    complaints,
  }) => {
    await page.goto(path)
    const [paintedAt = Infinity, codeAskedAt = 0] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      performance.getEntriesByType('resource').find(({ name }) => /index-.*js$/.test(name))
        ?.startTime,
    ])
    expect(codeAskedAt).toBeGreaterThanOrEqual(paintedAt)
    if (path === '/no/such/page') expectComplaint(complaints, /404|No page at/)
  })
}

test('a tap on the start button before the code is there opens the dialog', async ({ page }) => {
  const arrive = await holdCode(page)
  await page.goto('/', { waitUntil: 'load' })
  await page.getByRole('button', { name: 'Start Your Assessment' }).click()
  await arrive()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a tap on an option before the code is there chooses it', async ({ page }) => {
  const arrive = await holdCode(page)
  await page.goto('/assessment/question/1', { waitUntil: 'load' })
  await page.getByRole('radio').nth(3).click()
  await arrive()
  await expect(page).toHaveURL('/assessment/question/2')
  const answers = await page.evaluate(() => localStorage.getItem('assessmentAnswers'))
  expect(answers).toBe('{"1":4}')
})

test('a browser that does not tell of its paints gets the code all the same', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Start Your Assessment' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

async function holdCode(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = []
  await page.route(CODE, (route) => {
    held.push(route)
  })
  return async () => {
    await expect.poll(() => held.length).toBe(1)
    for (const route of held) await route.continue()
  }
}
