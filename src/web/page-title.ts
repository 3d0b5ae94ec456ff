import type { Page } from '../contract/pages.ts'
import { SITE } from '../content/site.ts'
import { QUESTION_COUNT, sectionOf } from '../domain/assessment/assessment.ts'

/** What the window, the history and a screen reader call the page. */
export function titleOf(page: Page): string {
  const own = ownTitleOf(page)
  return own ? `${own} | ${SITE.productName}` : SITE.productName
}

function ownTitleOf(page: Page): string | undefined {
  switch (page.kind) {
    case 'home':
      return undefined
    case 'start':
    case 'unknown-question':
      return 'Before you start'
    case 'question':
      return `Question ${page.id} of ${QUESTION_COUNT}: ${sectionOf(page.id)}`
    case 'results':
      return 'Your report'
    case 'report':
      return 'A shared report'
    case 'not-found':
      return 'Page not found'
  }
}
