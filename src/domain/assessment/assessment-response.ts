import type { Answers, CompleteAnswers } from './assessment.ts'
import type { Model } from './model.ts'
import { outcomeOf } from './outcome.ts'

/** One completed run as it is stored. */
export type AssessmentResponse = {
  sessionId: string
  /** The version of the questions that were answered. */
  modelVersion: number
  overallScore: number
  maturityStage: string
  sectionScores: { readonly [name: string]: number }
  responses: Answers
  userEmail: string | null
}

/** Scores and stage are computed from the answers; what a browser says of them is not used. */
export function assessmentResponseOf(
  model: Model,
  sessionId: string,
  responses: CompleteAnswers,
  userEmail: string | null,
): AssessmentResponse {
  const { scores, stage } = outcomeOf(model, responses)
  return {
    sessionId,
    modelVersion: model.version,
    overallScore: scores.overall,
    maturityStage: stage,
    sectionScores: Object.fromEntries(scores.sections.map(({ name, score }) => [name, score])),
    responses,
    userEmail,
  }
}
