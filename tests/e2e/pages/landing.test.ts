import type { Locator } from '@playwright/test'
import { settle } from '../states.ts'
import { expect, test } from '../visitor.ts'

const PROMISE = 'Find out where your enablement stands, and what to fix first.'
const TERMS = 'No email required • Instant results • Free assessment'

test('the promise is larger than the name above it, and how long it takes is said before the button', async ({
  page,
}) => {
  await page.goto('/')
  await settle(page)
  const name = page.getByRole('heading', { level: 1 })
  const promise = page.getByText(PROMISE)
  expect(await sizeOf(name)).toBe(20)
  expect(await sizeOf(promise)).toBe(56)
  await page.setViewportSize({ width: 390, height: 664 })
  expect(await sizeOf(promise)).toBe(34)
  const order = [
    name,
    promise,
    page.getByText('Twelve questions, under 3 minutes.'),
    page.getByRole('button', { name: 'Start Your Assessment' }).first(),
    page.getByText(TERMS),
  ]
  const tops = await Promise.all(order.map(async (part) => (await boxOf(part)).y))
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
})

test('no line of the terms ends with the mark between them', async ({ page }) => {
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/')
    await settle(page)
    expect(await page.getByText(TERMS).evaluate(lastLetters), `${width} px`).not.toContain('•')
  }
})

/** The last letter of each line. */
function lastLetters(element: Element): string[] {
  const letters: { letter: string; top: number }[] = []
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const [index, letter] of [...(text.textContent ?? '')].entries()) {
      if (letter.trim() === '') continue
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + 1)
      letters.push({ letter, top: range.getBoundingClientRect().top })
    }
  }
  return letters
    .filter(({ top }, index) => (letters[index + 1]?.top ?? Infinity) > top + 9)
    .map(({ letter }) => letter)
}

test('the pictures of the benefits have one height, and words stand in the middle beside them', async ({
  page,
}) => {
  await page.goto('/')
  await settle(page)
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })
  const pictures = cards.locator('> [aria-hidden]')
  await expect(pictures).toHaveCount(3)
  for (const picture of await pictures.all()) expect((await boxOf(picture)).height).toBe(168)

  await page.setViewportSize({ width: 768, height: 1024 })
  for (const card of await cards.all()) {
    const words = await card
      .locator('> :last-child > *')
      .evaluateAll((all) => all.map((part) => part.getBoundingClientRect()))
    const { y, height } = await boxOf(card)
    const above = (words[0]?.top ?? NaN) - y
    const below = y + height - (words.at(-1)?.bottom ?? NaN)
    expect(Math.abs(above - below)).toBeLessThan(3)
  }
})

test('links of the footer are rows of their own on a phone, high enough for a finger', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const links = await page.getByRole('contentinfo').getByRole('link').all()
  const boxes = await Promise.all(links.map(boxOf))
  expect(boxes).toHaveLength(2)
  expect(new Set(boxes.map(({ x }) => x)).size).toBe(1)
  for (const { height } of boxes) expect(height).toBeGreaterThanOrEqual(44)
})

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not shown')
  return box
}

function sizeOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
}
