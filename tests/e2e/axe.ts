import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What axe finds and what it cannot decide. It would take twice as long to list what is good too. */
const OPTIONS = { runOnly: TAGS, resultTypes: ['violations', 'incomplete'] }

export function lookWithAxe(page: Page): Promise<AxeResults> {
  return page.evaluate<AxeResults>(`${AXE}; axe.run(${JSON.stringify(OPTIONS)})`)
}
