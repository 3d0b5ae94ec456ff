import type { Locator, Page } from '@playwright/test'
import { LOOKED_AT, RESULTS, SHARING, showState, TEN_STATES } from '../states.ts'
import { expect, expectComplaint, test } from '../visitor.ts'

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
  for (const part of [page.locator('label'), page.getByRole('radio')]) {
    const [first, second, chosen, ...others] = await borders(part)
    expect(new Set([first, second, ...others]).size).toBe(1)
    expect(chosen).toBeGreaterThan(first ?? NaN)
  }
})

test('A21: the button that matters most on a report stays filled', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await showState(page, RESULTS)
  const system = await systemColors(page)
  const groundOf = (name: string) =>
    page.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).backgroundColor)
  expect(await groundOf('Book a Strategy Session')).toBe(system['ButtonText'])
  expect(await groundOf('See the product in Action')).not.toBe(system['ButtonText'])
})

for (const state of LOOKED_AT.filter((one) => [...TEN_STATES, ...SHARING].includes(one))) {
  test(`A21: buttons keep an edge and drawings a color of the system: ${state.name}`, async ({
    page,
    complaints,
  }) => {
    // A color on its way to another is none of the system's.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await showState(page, state)
    if (state.complains) expectComplaint(complaints, state.complains)
    const system = await systemColors(page)
    const visible = Object.values(system).filter((color) => color !== system['Canvas'])

    const buttons = page.locator('button:not([aria-label=Dismiss]), a[class*=button]')
    await expect(buttons).not.toHaveCount(0)
    for (const { name, edge, width } of await buttons.evaluateAll(edgesOf)) {
      expect(visible, `the edge of ${name}`).toContain(edge)
      expect(width, `the edge of ${name}`).toBeGreaterThanOrEqual(1)
    }
    const drawings = page.locator('svg')
    if (state.path !== '/no/such/page') await expect(drawings).not.toHaveCount(0)
    for (const { drawing, paints } of await drawings.evaluateAll(paintsOf)) {
      const own = paints.filter((paint) => paint !== 'none' && paint !== system['Canvas'])
      expect(own, `it cannot be seen: ${drawing}`).not.toEqual([])
      expect(visible, drawing).toEqual(expect.arrayContaining(own))
    }
  })
}

function edgesOf(elements: Element[]) {
  return elements.map((element) => {
    const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element)
    const width = borderTopStyle === 'none' ? 0 : parseFloat(borderTopWidth)
    return { name: element.textContent, edge: borderTopColor, width }
  })
}

function paintsOf(elements: Element[]) {
  return elements.map((element) => ({
    drawing: element.outerHTML,
    paints: Array.from(element.querySelectorAll('path, rect, line, circle')).flatMap((shape) => {
      const { fill, stroke } = getComputedStyle(shape)
      return [fill, stroke]
    }),
  }))
}

/** What the system colors look like on this page, by their names. */
function systemColors(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const probe = document.createElement('span')
    document.body.append(probe)
    const names = [
      'Canvas',
      'CanvasText',
      'ButtonText',
      'ButtonBorder',
      'GrayText',
      'Highlight',
      'HighlightText',
      'LinkText',
    ]
    const colors = names.map((name) => {
      probe.style.color = name
      return [name, getComputedStyle(probe).color] as const
    })
    probe.remove()
    return Object.fromEntries(colors)
  })
}
