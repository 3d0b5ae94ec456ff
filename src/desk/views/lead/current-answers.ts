import type { LeadRun } from '../../../contract/desk.ts'
import { readCompleteAnswers } from '../../../domain/assessment/assessment.ts'
import type { CompleteAnswers } from '../../../domain/assessment/assessment.ts'
import { MODEL_VERSION } from '../../../domain/assessment/model.ts'

/** The answers, if they are to the current questions; others are not quoted. */
export function currentAnswersOf(run: LeadRun | null | undefined): CompleteAnswers | undefined {
  return run?.modelVersion === MODEL_VERSION ? readCompleteAnswers(run.answers) : undefined
}
