import type { CompleteAnswers } from './assessment.ts'
import { MODEL_VERSION } from './model.ts'
import type { AnswerSet } from './model.ts'
import { outcomeOf } from './outcome.ts'

/** One completed run as it is stored. */
export type AssessmentResponse = {
  sessionId: string
  /** The version of the questions that were answered. */
  modelVersion: number
  overallScore: number
  maturityStage: string
  sectionScores: { readonly [name: string]: number }
  responses: AnswerSet
  userEmail: string | null
}

/** Scores and stage are computed from the answers; what a browser says of them is not used. */
export function assessmentResponseOf(
  sessionId: string,
  responses: CompleteAnswers,
  userEmail: string | null,
): AssessmentResponse {
  const { scores, stage } = outcomeOf(responses)
  return {
    sessionId,
    modelVersion: MODEL_VERSION,
    overallScore: scores.overall,
    maturityStage: stage,
    sectionScores: Object.fromEntries(scores.sections.map(({ name, score }) => [name, score])),
    responses,
    userEmail,
  }
}
