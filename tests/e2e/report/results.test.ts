import type { Page } from '@playwright/test'
import { openState, openWithStoppedClock, RESULTS, WORKING } from '../states.ts'
import {
  choose,
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

test('its climb stands where its outline stood', async ({ browser, service }) => {
  for (const viewport of [390, 1280].map((width) => ({ width, height: 844 }))) {
    const [outline, climb] = await Promise.all(
      [WORKING, RESULTS].map(async (state) => {
        const page = await openState(browser, service.url, state, { viewport })
        return page.locator('[class*=stand]').first().boundingBox()
      }),
    )
    expect(climb?.y).toBeCloseTo(outline?.y ?? NaN, 0)
  }
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

test('A20: a result comes step by step once, until the reader does anything; it is there at once when it is opened again, and for who wants less motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await remember(page, { assessmentAnswers: storedAnswers('555 555 555 55') })
  await openWithStoppedClock(page, '/assessment/question/12')
  await choose(page, 5)
  await page.clock.runFor(1000)
  const [main, heading] = [page.locator('main'), page.getByRole('heading', { level: 1 })]
  await expect(main).toHaveAttribute('data-new', '')
  await expect(heading).toHaveText('Your enablement is Optimized')
  const last = page.locator('li:has([data-bar])').nth(3)
  await expect(last, 'the fourth area').toHaveCSS('animation-delay', '1.79s')
  await page.emulateMedia({ forcedColors: 'active' })
  const reached = page.locator('[aria-current] [class*=block]')
  await expect(reached, 'no mixed color').toHaveCSS('background-color', /^rgb/)
  await page.clock.runFor(1430)
  await expect(heading).not.toBeFocused()
  await page.clock.runFor(20)
  await expect(heading).toBeFocused()
  await expect(main).toHaveAttribute('data-new', '')
  await page.keyboard.press('Tab')
  await expect(main).not.toHaveAttribute('data-new')
  await expect(page.locator('bdi[dir=ltr]')).toHaveText('5.0/5')
  await page.reload()
  await expect(page.locator('bdi[dir=ltr]')).toHaveText('5.0/5')
  await expect(main).not.toHaveAttribute('data-new')

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openReport(page, '555 555 555 554')
  await expect(main).not.toHaveAttribute('data-new')
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await expect(heading).toBeFocused()
})
