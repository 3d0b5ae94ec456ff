import type { CompleteAnswers, OptionNumber, SectionName } from './assessment.ts'
import { questionIdsOf } from './model.ts'
import type { AnswerSet, Model } from './model.ts'
import { scoreAnswers, scoreSections } from './scoring.ts'
import type { Scores } from './scoring.ts'
import { gapAround, gapOf, stageAround, stageOf } from './stage-of.ts'
import type { Gap, StageName } from './stage.ts'

export type ModelScores<Section extends string = string, Stage extends string = string> = {
  scores: Scores<Section>
  stage: Stage
  /** Present when the score lies between two stages. */
  gap?: Gap<Stage>
}

/** Of answers to the questions of today. */
export type CurrentScores = ModelScores<SectionName, StageName>

export function currentScoresOf(answers: CompleteAnswers): CurrentScores {
  const scores = scoreAnswers(answers)
  const gap = gapOf(scores.overall)
  return { scores, stage: stageOf(scores.overall), ...(gap && { gap }) }
}

/** Score and stage by the rules of the model's own version. */
export function scoreWith(model: Model, answers: AnswerSet): ModelScores {
  const options = questionIdsOf(model).map((id) => optionOf(answers, id))
  const scores = scoreSections(
    model.sections.map(({ name, questionCount }) => ({
      name,
      options: options.splice(0, questionCount),
    })),
  )
  const gap = gapAround(model.stages, scores.overall)
  return { scores, stage: stageIn(model, scores.overall), ...(gap && { gap }) }
}

function stageIn({ stages }: Model, overall: number): string {
  return stageAround(stages, overall) ?? 'Ad Hoc'
}

function optionOf(answers: AnswerSet, id: number): OptionNumber {
  const option = answers[id]
  if (option === undefined) throw new Error(`Question ${id} has no answer`)
  return option
}
