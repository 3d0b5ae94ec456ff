import { gapOf, stageOf } from '../../domain/assessment/stage-of.ts'
import type { Gap } from '../../domain/assessment/stage-of.ts'
import { MODEL } from '../../generated/model.ts'
import { between } from '../../generated/words/report.ts'

type Staged = { stage: string; gap?: Gap | undefined }

/** The label by itself would mislead between two stages, unless one of the two is the label. */
export function isBetween({ stage, gap }: Staged): boolean {
  return gap !== undefined && gap.below !== stage
}

/** “Evolving”, or “Between Strategic and Optimized”. */
export function stageInWords({ stage, gap }: Staged): string {
  return gap && isBetween({ stage, gap }) ? between(gap) : stage
}

/** The stage of a stored response. Only its stage is known if earlier ranges gave it another one. */
export function storedStageInWords(stage: string, score: number): string {
  return stage === stageOf(MODEL, score) ? stageInWords({ stage, gap: gapOf(MODEL, score) }) : stage
}
