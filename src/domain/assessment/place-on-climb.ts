import type { Model } from './model.ts'
import { topOptionOf } from './model.ts'
import { describedStageOf, gapOf, placeOf } from './stage-of.ts'
import type { StageName } from './stage-of.ts'

/** Where a score stands on the climb of all stages. */
export type PlaceOnClimb = {
  stage: StageName
  /** How many stages are below that one. */
  steps: number
  /** How far the score is through its stage to the next one, or to the highest score: 0 to 1, and 1 between two. */
  part: number
}

export function placeOnClimb(model: Model, overall: number): PlaceOnClimb {
  const stage = describedStageOf(model, overall)
  const steps = model.stages.findIndex(({ name }) => name === stage)
  const { from = 0 } = model.stages[steps] ?? {}
  const end = model.stages[steps + 1]?.from ?? placeOf(model, topOptionOf(model))
  const part = gapOf(model, overall) ? 1 : (placeOf(model, overall) - from) / (end - from)
  return { stage, steps, part }
}
