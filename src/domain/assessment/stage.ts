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

/** The two stages that a score lies between. */
export type Gap = { below: StageName; above: StageName }
