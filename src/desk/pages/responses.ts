import { reportPathOf } from '../../contract/pages.ts'
import { readAnswersOf } from '../../domain/assessment/assessment.ts'
import { shownText } from '../../domain/assessment/shown-score.ts'
import { reportCodeOf } from '../../domain/report/report-code.ts'
import { MODEL } from '../../generated/model.ts'
import type { StoredResponse } from '../../contract/desk/api.ts'
import { siteAddress } from './site-address.ts'

/** Only answers to the current questions have a report. */
export function reportAddressOf(response: StoredResponse): string | undefined {
  const answers = readAnswersOf(MODEL, response)
  return answers && siteAddress() + reportPathOf(reportCodeOf(MODEL, answers), response.day)
}

/** As in a line of text. */
export function sectionsText(response: StoredResponse): string {
  return Object.entries(response.section_scores)
    .map(([name, score]) => `${name} ${shownText(MODEL, score)}`)
    .join(', ')
}
