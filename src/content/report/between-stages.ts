import type { Gap } from '../../domain/assessment/stage-of.ts'

/** Where a score lies whose label alone would mislead: between two stages, neither of them the label. */
export function betweenStages(stage: string, gap: Gap | undefined): string | undefined {
  return gap && gap.below !== stage ? `between ${gap.below} and ${gap.above}` : undefined
}
