import type { Locator } from '@playwright/test'
import { expect, openReport, test } from '../visitor.ts'

test.use({ forcedColors: 'active' })

test('A21: the chosen option differs by its border and its mark', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('assessmentAnswers', '{"1":3}'))
  await page.goto('/assessment/question/1')
  // What the browser remembers comes with the second render.
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
  const borders = (part: Locator) =>
    part.evaluateAll((elements) =>
      elements.map((element) => parseFloat(getComputedStyle(element).borderTopWidth)),
    )
  const [first, second, chosen, ...others] = await borders(page.getByRole('radio'))
  expect(new Set([first, second, ...others]).size).toBe(1)
  expect(chosen).toBeGreaterThan(first ?? NaN)
  const outlines = await page
    .locator('fieldset > div')
    .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).outlineStyle))
  expect(outlines).toEqual(['none', 'none', 'solid', 'none', 'none'])
})

test('an answer that the plan raises has a ground of its own', async ({ page }) => {
  await openReport(page, '433 232 445 223')
  const grounds = await page.getByRole('button', { name: /^(6|10)\. / }).evaluateAll((tiles) => {
    const probe = document.createElement('span')
    probe.style.background = 'Highlight'
    document.body.append(probe)
    return [...tiles, probe].map((part) => getComputedStyle(part).backgroundColor)
  })
  const [other, planned, highlight] = grounds
  expect(planned).toBe(highlight)
  expect(other).not.toBe(highlight)
})
