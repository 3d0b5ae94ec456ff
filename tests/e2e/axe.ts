import type { Page } from '@playwright/test'
import axe from 'axe-core'
import type { AxeResults } from 'axe-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What axe finds and what it cannot decide. It would take twice as long to list what is good too. */
const OPTIONS = { runOnly: TAGS, resultTypes: ['violations', 'incomplete'] }

export async function lookWithAxe(page: Page): Promise<AxeResults> {
  await page.evaluate(axe.source)
  return page.evaluate<AxeResults>(`axe.run(${JSON.stringify(OPTIONS)})`)
}
