import type { Page } from '@playwright/test'
import {
  expect,
  expectComplaint,
  openReport,
  remember,
  sessionIdIn,
  storedAnswers,
  test,
  watchShifts,
} from '../visitor.ts'

test('nothing jumps when the report takes the place of the waiting page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 390, height: 844 })
  await openReport(page, '433 232 445 223')
  const movedBy = await watchShifts(page)
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  expect(await movedBy()).toBeLessThan(0.01)
})

test('the report never waits for a dead network, and the response is sent later, once', async ({
  page,
  service,
}) => {
  await remember(page, { assessmentAnswers: storedAnswers('222 333 222 333') })
  let requests = 0
  await page.route('**/api/assessment-responses', () => {
    requests += 1
  })
  await page.goto('/assessment/results')
  await expect(page.getByRole('heading', { name: 'Saving your results...' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Your enablement is/ })).toBeVisible()
  expect(requests).toBe(1)

  const sessionId = await sessionIdIn(page)
  await page.unroute('**/api/assessment-responses')
  await page.goto('/')
  await expect(() => {
    const kept = service.rows('assessment_responses')
    expect(kept.filter(({ session_id }) => session_id === sessionId)).toHaveLength(1)
  }).toPass()
})

for (const [when, digits, goOn] of [
  [
    ...(['when back online', '222 333 222 334'] as const),
    (page: Page) => page.evaluate(() => void dispatchEvent(new Event('online'))),
  ],
  ['when its page is left', '222 333 222 344', (page: Page) => page.goto('about:blank')],
] as const) {
  test(`a failed save is logged to the console only, and sent again ${when}`, async ({
    page,
    complaints,
    service,
  }) => {
    await page.route('**/api/assessment-responses', (route) => route.abort('internetdisconnected'))
    await openReport(page, digits)
    await expect(() => expect(complaints.join(' ')).toContain('was not saved.')).toPass()
    expectComplaint(complaints, /The response was not saved|ERR_INTERNET_DISCONNECTED/)
    // Before the way is free, as the page tries again by itself.
    const count = service.rows('assessment_responses').length + 1
    await page.unroute('**/api/assessment-responses')
    await goOn(page)
    await expect(() => expect(service.rows('assessment_responses')).toHaveLength(count)).toPass()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}

test('A20: a result comes step by step once, is there at once when it is opened again, and moves nothing for who wants less motion', async ({
  page,
}) => {
  await openReport(page, '555 555 555 555')
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await expect(page.locator('main')).toHaveAttribute('data-new', '')
  // Once to be read, once to be seen.
  await expect(page.locator('bdi[dir=ltr]')).toHaveText('5.05.0/5')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await expect(page.locator('bdi[dir=ltr]')).toHaveText('5.0/5')
  await expect(page.locator('main')).not.toHaveAttribute('data-new')
})
