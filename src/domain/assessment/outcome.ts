import type { CompleteAnswers } from './assessment.ts'
import { scoreAnswers } from './scoring.ts'
import type { Scores } from './scoring.ts'
import { gapOf, stageOf } from './stage-of.ts'
import type { Gap, StageName } from './stage.ts'

export type Outcome = {
  scores: Scores
  stage: StageName
  /** Present when the score lies between two stages. */
  gap?: Gap
}

export function outcomeOf(answers: CompleteAnswers): Outcome {
  const scores = scoreAnswers(answers)
  const gap = gapOf(scores.overall)
  return { scores, stage: stageOf(scores.overall), ...(gap && { gap }) }
}
