import { BENCHMARK_PATH } from '../../src/contract/api.ts'
import { finishAs } from '../desk/visits.ts'
import { startProduct } from '../product.ts'
import type { Product } from '../product.ts'
import { EARLIER, RESULTS, SHARED_CODE, showState, WITH_BENCHMARK } from '../states.ts'
import { expect, remember, test, watchShifts } from '../visitor.ts'

const EDITION = { json: WITH_BENCHMARK.edition }
const TITLE = { name: 'How others scored' }

test.describe('a benchmark of the owner', () => {
  let own: Product
  test.beforeAll(async () => {
    own = await startProduct()
  })
  test.afterAll(() => own.stop())

  test('is in the report when it is published, and gone when it is withdrawn', async ({ page }) => {
    await finishAs(own, 105)
    await showState(page, { ...RESULTS, path: own.url + RESULTS.path })
    await expect(page.getByRole('heading', TITLE)).toHaveCount(0)

    expect(await own.owner('publish')).toContain('Published')
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('heading', TITLE)).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(page.getByText(/in the same band.* not a sample of companies\.$/)).toBeVisible()
    const picture = page.getByRole('img', { name: /^How others scored, by band\./ })
    await expect(picture).toHaveAccessibleName(/Your score: 3\.1, in the band \d\.\d to \d\.\d\.$/)
    const list = page.getByText('By area')
    await list.click()
    await expect(page.getByText(/^(About|Fewer|More).* Your band is \d\.\d/)).toHaveCount(4)

    expect(await own.owner('withdraw')).toContain('Withdrawn')
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Your next 90 days' })).toBeVisible()
      const reply = await page.request.get(own.url + BENCHMARK_PATH)
      expect(reply.status()).toBe(204)
    }).toPass()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your next 90 days' })).toBeVisible()
    await expect(page.getByRole('heading', TITLE)).toHaveCount(0)
    await page.context().close()
  })
})

test('a benchmark is in a shared report too, and not in one of earlier questions', async ({
  page,
}) => {
  await page.route(`**${BENCHMARK_PATH}`, (route) => route.fulfill(EDITION))
  await page.goto(`/report/${SHARED_CODE}`)
  await expect(page.getByRole('heading', TITLE)).toBeVisible()

  await page.goto(EARLIER.path)
  await expect(page.getByText('earlier version of the questions')).toBeVisible()
  await expect(page.getByRole('heading', TITLE)).toHaveCount(0)
})

test('the report waits for no benchmark, and says nothing of one that does not come', async ({
  page,
}) => {
  await remember(page, RESULTS.storage ?? {})
  for (const fault of ['silent', 'broken', 'cut'] as const) {
    await page.unrouteAll()
    await page.route(`**${BENCHMARK_PATH}`, (route) => {
      if (fault === 'broken') return route.fulfill({ json: { people: 3 } })
      return fault === 'cut' ? route.fulfill({ body: '{"version":1,', status: 200 }) : undefined
    })
    await page.goto('/assessment/results')
    await expect(page.getByRole('heading', { name: 'Your next 90 days' })).toBeVisible()
    await expect(page.getByRole('heading', TITLE)).toHaveCount(0)
  }
})

for (const [where, isShown] of [
  ['top', true],
  ['place', false],
] as const) {
  test(`a late benchmark moves nothing for a reader at the ${where} of the report`, async ({
    page,
  }) => {
    await remember(page, RESULTS.storage ?? {})
    let send = () => {}
    await page.route(`**${BENCHMARK_PATH}`, async (route) => {
      await new Promise<void>((resolve) => {
        send = resolve
      })
      await route.fulfill(EDITION)
    })
    await page.goto('/assessment/results')
    const plan = page.getByRole('heading', { name: 'Your next 90 days' })
    await expect(plan).toBeVisible()
    if (where === 'place') await page.getByText(/^How .* Can Help$/).scrollIntoViewIfNeeded()
    const moved = await watchShifts(page)
    const top = await plan.evaluate((element) => element.getBoundingClientRect().top)
    const heightBefore = await page.evaluate(() => document.documentElement.scrollHeight)

    const replied = page.waitForResponse(`**${BENCHMARK_PATH}`)
    send()
    await replied
    if (isShown) await expect(page.getByRole('heading', TITLE)).toBeAttached()
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))

    await expect(page.getByRole('heading', TITLE)).toHaveCount(isShown ? 1 : 0)
    expect(await plan.evaluate((element) => element.getBoundingClientRect().top)).toBe(top)
    expect(await moved()).toBe(0)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height > heightBefore).toBe(isShown)
  })
}
