import { QUESTION_COUNT } from './assessment.ts'

/**
 * The specification's ranges (section 4), least to most mature; both ends belong to the stage.
 * An owner who wants no gaps edits these numbers and nothing else.
 */
export const STAGES = [
  { name: 'Ad Hoc', from: 1, to: 1.5 },
  { name: 'Foundational', from: 1.6, to: 2.5 },
  { name: 'Evolving', from: 2.6, to: 3.4 },
  { name: 'Strategic', from: 3.5, to: 4.2 },
  { name: 'Optimized', from: 4.3, to: 5 },
] as const

export type StageName = (typeof STAGES)[number]['name']

/** The two stages that a score lies between. */
export type Gap = { below: StageName; above: StageName }

/** A score in the gap between two ranges is Ad Hoc: the specification says so (section 4). */
export function stageOf(overall: number): StageName {
  return stageAround(overall) ?? 'Ad Hoc'
}

export function gapOf(overall: number): Gap | undefined {
  if (stageAround(overall)) return undefined
  const below = STAGES.findLast(({ to }) => to < overall)
  const above = STAGES.find(({ from }) => from > overall)
  return below && above && { below: below.name, above: above.name }
}

/** Of a total of the twelve answers, 12 to 60. */
export function stageOfTotal(total: number): StageName {
  return stageOf(total / QUESTION_COUNT)
}

function stageAround(overall: number): StageName | undefined {
  return STAGES.find(({ from, to }) => from <= overall && overall <= to)?.name
}
