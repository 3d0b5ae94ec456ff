import { reportPathOf } from '../../../../contract/pages.ts'
import { readAnswersOf } from '../../../../domain/assessment/assessment.ts'
import type { CompleteAnswers } from '../../../../domain/assessment/assessment.ts'
import { reportCodeOf } from '../../../../domain/report/report-code.ts'
import { MODEL } from '../../../../generated/model.ts'
import type { LeadRun } from '../../../contract/api.ts'
import { siteAddress } from '../../site-address.ts'

/** The answers, if they are to the current questions; others are not quoted. */
export function currentAnswersOf(run: LeadRun | null | undefined): CompleteAnswers | undefined {
  return readAnswersOf(MODEL, run?.modelVersion, run?.answers)
}

/** Only answers to the current questions have a report. */
export function reportAddressOf(run: LeadRun): string | undefined {
  const answers = currentAnswersOf(run)
  return answers && siteAddress() + reportPathOf(reportCodeOf(MODEL, answers))
}
