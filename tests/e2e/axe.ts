import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds and what it cannot decide. It would take twice as long to list what is good too. */
export function lookWithAxe(page: Page): Promise<AxeResults> {
  // In the page itself: otherwise each look opens a second page to put the parts together.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  return axe
    .options({ resultTypes: ['violations', 'incomplete'] })
    .withTags(TAGS)
    .analyze()
}
