import type { Page } from '@playwright/test'
import { brokenWords, clippedTexts, overlappingTexts } from './page-checks.ts'
import { settle } from './states.ts'

export async function brokenLayout(page: Page): Promise<string[]> {
  await settle(page)
  const sideways = await page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]')
    const { scrollWidth, clientWidth } = document.documentElement
    return Math.max(scrollWidth - clientWidth, dialog ? dialog.scrollWidth - dialog.clientWidth : 0)
  })
  return [
    ...(sideways > 0 ? [`scrolls ${sideways} px sideways`] : []),
    ...(await page.evaluate(clippedTexts)).map((text) => `cut off: ${text}`),
    ...(await page.evaluate(overlappingTexts)).map((texts) => `one over the other: ${texts}`),
  ]
}

/** From a narrow phone to a wide screen. */
const WIDTHS = [320, 360, 390, 640, 768, 900, 1024, 1280]

export async function wordsBrokenAtAnyWidth(page: Page): Promise<string[]> {
  const broken: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await settle(page)
    for (const word of await page.evaluate(brokenWords)) broken.push(`at ${width} px: ${word}`)
  }
  return broken
}

export function lowTargets(page: Page): Promise<string[]> {
  const targets = page.locator('button, a[class*=button], label:has([type=radio])')
  return targets.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect()
      // A small one may be pressed around it.
      const around = parseFloat(getComputedStyle(element, '::after').height) || 0
      const isLow = width > 0 && Math.max(height, around) < 44
      return isLow ? [`low: ${element.textContent || element.ariaLabel}, ${height} px`] : []
    }),
  )
}

/**
 * In place of what was added before. The content policy forbids style elements; a sheet made by script is the
 * tester's own.
 */
export async function addStyles(page: Page, text: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
  }, text)
}
