import { assertDefined } from '../assert-defined.ts'
import type { Model, Stage } from './model.ts'
import { shownScore } from './shown-score.ts'

/** Names are unique within an assessment. */
export type StageName = string

/** The two stages that a score lies between. */
export type Gap = { below: StageName; above: StageName }

/** Where a score is on the scale of the ranges: in percent at the figure that is shown, which its stage never denies. */
export function placeOf(model: Model, overall: number): number {
  return model.show === 'percent' ? shownScore(model, overall) : overall
}

/** A score in the gap between two ranges is reported as the model says, else as the stage below. */
export function stageOf(model: Model, overall: number): StageName {
  const stage = rangeAround(model, overall)?.name ?? model.gapStage
  return stage ?? assertDefined(stagesBelow(model, overall).at(-1)?.name, `stage for ${overall}`)
}

/** `undefined` for a score within a range, and where the stage below takes those between two. */
export function gapOf(model: Model, overall: number): Gap | undefined {
  if (model.gapStage === undefined || rangeAround(model, overall)) return undefined
  const below = stagesBelow(model, overall).at(-1)
  const above = model.stages.find(({ from }) => from > placeOf(model, overall))
  return below && above && { below: below.name, above: above.name }
}

/** The stage whose words fit the score: in a gap, the one just below it. */
export function describedStageOf(model: Model, overall: number): StageName {
  return gapOf(model, overall)?.below ?? stageOf(model, overall)
}

function stagesBelow(model: Model, overall: number): readonly Stage[] {
  const place = placeOf(model, overall)
  return model.stages.filter(({ to }) => to < place)
}

function rangeAround(model: Model, overall: number): Stage | undefined {
  const place = placeOf(model, overall)
  return model.stages.find(({ from, to }) => from <= place && place <= to)
}
