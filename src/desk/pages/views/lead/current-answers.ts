import type { LeadRun } from '../../../contract/api.ts'
import { readAnswersOf } from '../../../../domain/assessment/assessment.ts'
import type { CompleteAnswers } from '../../../../domain/assessment/assessment.ts'
import { MODEL } from '../../../../generated/model.ts'

/** The answers, if they are to the current questions; others are not quoted. */
export function currentAnswersOf(run: LeadRun | null | undefined): CompleteAnswers | undefined {
  return readAnswersOf(MODEL, run?.modelVersion, run?.answers)
}
