import type { CompleteAnswers, SectionName } from './assessment.ts'
import { scoreAnswers } from './scoring.ts'
import { stageOf } from './stage.ts'
import type { StageName } from './stage.ts'

/** One completed run as it is stored (specification, section 3). */
export type AssessmentResponse = {
  sessionId: string
  overallScore: number
  maturityStage: StageName
  sectionScores: { readonly [name in SectionName]?: number }
  responses: CompleteAnswers
  userEmail: string | null
}

/** The server is the truth: scores and stage come from the answers, never from a claim. */
export function assessmentResponseOf(
  sessionId: string,
  responses: CompleteAnswers,
  userEmail: string | null,
): AssessmentResponse {
  const { overall, sections } = scoreAnswers(responses)
  return {
    sessionId,
    overallScore: overall,
    maturityStage: stageOf(overall),
    sectionScores: Object.fromEntries(sections.map(({ name, score }) => [name, score])),
    responses,
    userEmail,
  }
}
