import { BENCHMARK_PATH } from '../../../src/contract/api.ts'
import { RESULTS, SHARED_CODE, showState, WITH_BENCHMARK } from '../states.ts'
import { expect, remember, test, watchShifts } from '../visitor.ts'

const EDITION = { json: WITH_BENCHMARK.edition }
const TITLE = { name: 'How others scored' }

test('a benchmark is below the plan of a report, with the place of its reader in words', async ({
  page,
}) => {
  await showState(page, WITH_BENCHMARK)
  await expect(page.getByText(/In the same band: .* not a sample of companies\.$/)).toBeVisible()
  const bands = page.getByRole('table', { name: 'Of 100 people, by score' }).getByRole('row')
  await expect(bands.filter({ hasText: 'Here: 3.1' })).toHaveText(/^3\.0 to 3\.4/)
})

test('a benchmark is in a shared report too', async ({ page }) => {
  await page.route(`**${BENCHMARK_PATH}`, (route) => route.fulfill(EDITION))
  await page.goto(`/report/${SHARED_CODE}`)
  await expect(page.getByRole('heading', TITLE)).toBeVisible()
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
    await expect(page.getByRole('heading', { name: 'The next 90 days' })).toBeVisible()
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
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await remember(page, RESULTS.storage ?? {})
    let send = () => {}
    await page.route(`**${BENCHMARK_PATH}`, async (route) => {
      await new Promise<void>((resolve) => {
        send = resolve
      })
      await route.fulfill(EDITION)
    })
    await page.goto('/assessment/results')
    const plan = page.getByRole('heading', { name: 'The next 90 days' })
    await expect(plan).toBeVisible()
    if (where === 'place') await page.getByText(/^How .* can help$/).scrollIntoViewIfNeeded()
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
