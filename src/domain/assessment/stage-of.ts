import { GAP_STAGE } from '../generated/structure.ts'
import { STAGES } from './stage.ts'
import type { Gap, StageName } from './stage.ts'

/** A score in the gap between two ranges is the lowest stage. */
export function stageOf(overall: number): StageName {
  return rangeAround(overall)?.name ?? GAP_STAGE
}

/** `undefined` for a score within a range. */
export function gapOf(overall: number): Gap | undefined {
  if (rangeAround(overall)) return undefined
  const below = STAGES.filter(({ to }) => to < overall).at(-1)
  const above = STAGES.find(({ from }) => from > overall)
  return below && above && { below: below.name, above: above.name }
}

/** The stage whose words fit the score: in a gap, the one just below it. */
export function describedStageOf(overall: number): StageName {
  return gapOf(overall)?.below ?? stageOf(overall)
}

function rangeAround(overall: number) {
  return STAGES.find(({ from, to }) => from <= overall && overall <= to)
}
