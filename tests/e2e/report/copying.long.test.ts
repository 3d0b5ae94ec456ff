import type { Page } from '@playwright/test'
import { answersOf } from '../../support/answer-sets.ts'
import { reportCodeOf } from '../../../src/domain/report/report-code.ts'
import { expect, sectionOf, test } from '../visitor.ts'
import { MODEL } from '../../../src/generated/model.ts'

const CODE = reportCodeOf(MODEL, answersOf('111 111 223 453'))

test('where copying is refused, the whole field comes into sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 730 })
  await refuseToCopy(page)
  await page.goto(`/report/${CODE}`)
  // By voice, for one: a button is pressed where it is.
  await page
    .getByRole('button', { name: 'Copy link' })
    .evaluate((button: HTMLElement) => button.click())
  await expect(page.getByText(/^The link is selected/)).toBeAttached()
  await expect(page.getByLabel('Link to this report')).toBeInViewport({ ratio: 1 })
})

test('what a button says in its place moves nothing', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write'])
  for (const width of [360, 660, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/report/${CODE}`)
    const share = sectionOf(page, 'Share this report')
    await expect(share).toBeVisible()
    const boxes = () =>
      share.locator('input, button').evaluateAll((parts) =>
        parts.map((part) => {
          const { width: across, height: down, top } = part.getBoundingClientRect()
          return [across, down, Math.round(top + scrollY)]
        }),
      )
    const before = await boxes()
    expect(before).toHaveLength(5)
    await share.getByRole('button', { name: 'Copy link' }).click()
    await share.getByRole('button', { name: 'Copy as text' }).click()
    await expect(share.getByRole('button', { name: 'Copied' }).last()).toBeVisible()
    expect(await boxes(), `at ${width} pixels`).toEqual(before)
  }
})

function refuseToCopy(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) },
    })
  })
}
