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
  const tops = await Promise.all(order.map(async (part) => (await boxOf(part)).y))
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  expect(await sizeOf(promise)).toBeGreaterThan(1.5 * (await sizeOf(name)))

  // A mark stays with the term after it.
  const lines = page
    .getByText(TERMS)
    .locator('> *')
    .evaluateAll((terms) => terms.map((term) => term.getClientRects().length))
  expect(new Set(await lines)).toEqual(new Set([1]))
})

test('the pictures of the benefits have one height, and words stand in the middle beside them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/')
  await settle(page)
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })
  await expect(cards).toHaveCount(3)
  const heights: number[] = []
  for (const card of await cards.all()) {
    heights.push((await boxOf(card.locator('> [aria-hidden]'))).height)
    const words = await card
      .locator('> :last-child > *')
      .evaluateAll((all) => all.map((part) => part.getBoundingClientRect()))
    const { y, height } = await boxOf(card)
    const above = (words[0]?.top ?? NaN) - y
    const below = y + height - (words.at(-1)?.bottom ?? NaN)
    expect(Math.abs(above - below)).toBeLessThan(3)
  }
  expect(new Set(heights).size).toBe(1)
})

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not shown')
  return box
}

function sizeOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
}
