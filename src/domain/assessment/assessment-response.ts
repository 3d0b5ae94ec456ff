import { CURRENT_MODEL } from './model.ts'
import { scoreWith } from './model-scores.ts'
import type { AnswerSet, Model } from './model.ts'

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
  responses: AnswerSet,
  userEmail: string | null,
  model: Model = CURRENT_MODEL,
): AssessmentResponse {
  const { scores, stage } = scoreWith(model, responses)
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
