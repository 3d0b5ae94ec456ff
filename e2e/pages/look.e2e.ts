import type { Page } from '@playwright/test'
import { SHARING } from '../states.ts'
import { expect, openDialog, submitLead, test } from '../visitor.ts'

const PATHS = [
  ['/assessment/start', 'main p'],
  ['/assessment/question/1', 'main p:text("Strategic Alignment")'],
  ['/report/2001-00F6', 'main p'],
  ['/compare', 'main h1'],
] as const

test('the first line of each page begins at the same height', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  const tops: unknown[] = []
  for (const [path, first] of PATHS) {
    await page.goto(path)
    tops.push([path, await topOf(page, first)])
  }
  expect(tops).toEqual(PATHS.map(([path]) => [path, 94]))
})

test('the title of the dialog stays where it is when the errors come', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/')
  await openDialog(page)
  const before = await topOf(page, 'dialog h2')
  await submitLead(page)
  await expect(page.getByText('Email is required')).toBeVisible()
  expect(await topOf(page, 'dialog h2')).toBe(before)
})

test('answers that fell have another mark than those that rose', async ({ page }) => {
  const comparison = SHARING.find(({ name }) => name === 'comparison')
  await page.goto(comparison?.path ?? '')
  const markOf = (title: RegExp) =>
    page
      .locator('section', { has: page.getByRole('heading', { name: title }) })
      .locator('li')
      .first()
      .evaluate((line) => getComputedStyle(line, '::before').clipPath)
  const rose = await markOf(/^Moved Up/)
  expect(rose).toContain('polygon')
  expect(await markOf(/^Moved Down/)).not.toBe(rose)
})

async function topOf(page: Page, part: string): Promise<number> {
  const box = await page.locator(part).first().boundingBox()
  return Math.round(box?.y ?? NaN)
}
