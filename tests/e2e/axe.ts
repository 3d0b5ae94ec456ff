import type { Page } from '@playwright/test'
import axe from 'axe-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What axe finds and what it cannot decide. It would take twice as long to list what is good too. */
const OPTIONS = { runOnly: TAGS, resultTypes: ['violations', 'incomplete'] }

export async function lookWithAxe(page: Page): Promise<axe.AxeResults> {
  await page.evaluate(axe.source)
  return page.evaluate<axe.AxeResults>(`axe.run(${JSON.stringify(OPTIONS)})`)
}
