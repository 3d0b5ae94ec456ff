/**
 * The ranges of the stages, least to most mature; both ends belong to the stage. An owner who wants
 * no gaps edits these numbers.
 */
export const STAGES = [
  { name: 'Ad Hoc', from: 1, to: 1.5 },
  { name: 'Foundational', from: 1.6, to: 2.5 },
  { name: 'Evolving', from: 2.6, to: 3.4 },
  { name: 'Strategic', from: 3.5, to: 4.2 },
  { name: 'Optimized', from: 4.3, to: 5 },
] as const

export type StageName = (typeof STAGES)[number]['name']

export type StageRange<Name extends string = string> = { name: Name; from: number; to: number }

/** The two stages that a score lies between. */
export type Gap<Name extends string = StageName> = { below: Name; above: Name }

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
