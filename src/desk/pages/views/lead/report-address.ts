import type { LeadRun } from '../../../contract/api.ts'
import { reportPathOf } from '../../../../contract/pages.ts'
import { reportCodeOf } from '../../../../domain/report/report-code.ts'
import { MODEL } from '../../../../generated/model.ts'
import { siteAddress } from '../../site-address.ts'
import { currentAnswersOf } from './current-answers.ts'

/** Only answers to the current questions have a report. */
export function reportAddressOf(run: LeadRun): string | undefined {
  const answers = currentAnswersOf(run)
  return answers && siteAddress() + reportPathOf(reportCodeOf(MODEL, answers))
}
