import { STAGES } from './stage.ts'
import type { Gap, StageName, StageRange } from './stage.ts'

/** A score in the gap between two ranges is Ad Hoc. */
export function stageOf(overall: number): StageName {
  return stageAround(STAGES, overall) ?? 'Ad Hoc'
}

export function gapOf(overall: number): Gap | undefined {
  return gapAround(STAGES, overall)
}

/** The stage whose words fit the score: in a gap, the one just below it. */
export function describedStageOf(overall: number): StageName {
  return gapOf(overall)?.below ?? stageOf(overall)
}

export function stageAround<Name extends string>(
  ranges: readonly StageRange<Name>[],
  overall: number,
): Name | undefined {
  return ranges.find(({ from, to }) => from <= overall && overall <= to)?.name
}

export function gapAround<Name extends string>(
  ranges: readonly StageRange<Name>[],
  overall: number,
): Gap<Name> | undefined {
  if (stageAround(ranges, overall) !== undefined) return undefined
  const below = ranges.filter(({ to }) => to < overall).at(-1)
  const above = ranges.find(({ from }) => from > overall)
  return below && above && { below: below.name, above: above.name }
}
