import type { Locator } from '@playwright/test'
import { settle } from '../states.ts'
import { expect, test } from '../visitor.ts'

const TERMS = 'No email required • Instant results • Free assessment'

test('the landing page says what it is on one screen of a phone: name, a larger promise, how long it takes, the button, the terms', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  await settle(page)
  const name = page.getByRole('heading', { level: 1 })
  const promise = page.getByText('Find out where your enablement stands, and what to fix first.')
  const order = [
    name,
    promise,
    page.getByText('Twelve questions, under 3 minutes.'),
    page.getByRole('button', { name: 'Start Your Assessment' }).first(),
    page.getByText(TERMS),
  ]
  for (const part of order) await expect(part).toBeInViewport({ ratio: 1 })
  const tops = await Promise.all(order.map(async (part) => (await part.boundingBox())?.y ?? NaN))
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  expect(await sizeOf(promise)).toBeGreaterThan(1.5 * (await sizeOf(name)))

  // A mark stays with the term after it.
  const lines = page
    .getByText(TERMS)
    .locator('> *')
    .evaluateAll((terms) => terms.map((term) => term.getClientRects().length))
  expect(new Set(await lines)).toEqual(new Set([1]))
})

function sizeOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
}
