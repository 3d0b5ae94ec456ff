import { shownText } from '../../domain/assessment/shown-score.ts'
import { gapOf, stageOf } from '../../domain/assessment/stage-of.ts'
import type { Gap } from '../../domain/assessment/stage-of.ts'
import { MODEL } from '../../generated/model.ts'
import { between, gap as gapLabel, gapStage } from '../../generated/words/report.ts'
import { numberText } from '../numbers.ts'

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

/** Which score it is and how to read it, beside a score that lies in a gap. */
export function gapNote({ stage, gap }: { stage: string; gap: Gap }, score: number): string {
  const label = gapLabel({ score: numberText(shownText(MODEL, score, 2)), label: stage })
  return isBetween({ stage, gap }) ? `${label} ${gapStage({ stage: gap.below })}` : label
}
