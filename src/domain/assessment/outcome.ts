import type { CompleteAnswers } from './assessment.ts'
import type { Model } from './model.ts'
import { scoreAnswers } from './scoring.ts'
import type { Scores } from './scoring.ts'
import { gapOf, stageOf } from './stage-of.ts'
import type { Gap, StageName } from './stage-of.ts'

export type Outcome = {
  scores: Scores
  stage: StageName
  /** Present when the score lies between two stages. */
  gap?: Gap
}

export function outcomeOf(model: Model, answers: CompleteAnswers): Outcome {
  const scores = scoreAnswers(model, answers)
  const gap = gapOf(model, scores.overall)
  return { scores, stage: stageOf(model, scores.overall), ...(gap && { gap }) }
}
