import type { Answers, CompleteAnswers } from './assessment.ts'
import type { Model } from './model.ts'
import { outcomeOf } from './outcome.ts'

/** One completed run, by its names in the database, in events and in files. */
export type AssessmentResponse = {
  session_id: string
  /** The version of the questions that were answered. */
  model_version: number
  overall_score: number
  maturity_stage: string
  section_scores: { readonly [name: string]: number }
  responses: Answers
  user_email: string | null
  /** On which the run was finished, '2026-11-20', by the reader's calendar. */
  day?: string | undefined
  /** The tag of the language of the questions. */
  language?: string | undefined
}

/** `day`: where no reader's is known, the one in UTC on which it was kept. `language`: the first one where none is known. */
export type KeptResponse = AssessmentResponse & { day: string; language: string }

/**
 * Scores and stage are computed from the answers; what a browser says of them is not used. The fields are in the order
 * of an event.
 */
export function assessmentResponseOf(
  model: Model,
  sessionId: string,
  responses: CompleteAnswers,
  userEmail: string | null,
  run: Pick<AssessmentResponse, 'day' | 'language'> = {},
): AssessmentResponse {
  const { scores, stage } = outcomeOf(model, responses)
  return {
    session_id: sessionId,
    model_version: model.version,
    overall_score: scores.overall,
    maturity_stage: stage,
    section_scores: Object.fromEntries(scores.sections.map(({ name, score }) => [name, score])),
    responses,
    user_email: userEmail,
    day: run.day,
    language: run.language,
  }
}
