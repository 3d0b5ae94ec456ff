import { isBetween, stageInWords } from '../../../content/report/stage-in-words.ts'
import { distanceText } from '../../../content/report/distance.ts'
import type { Outcome } from '../../../domain/assessment/outcome.ts'
import { describedStageOf } from '../../../domain/assessment/stage-of.ts'
import type { NextStage } from '../../../domain/report/plan.ts'
import { sentenceCase } from '../../../domain/sentence-case.ts'
import { MODEL } from '../../../generated/model.ts'
import { SITE } from '../../../generated/site.ts'

/** `isShared`: to someone else than who answered. */
export function reportHeading(outcome: Pick<Outcome, 'stage' | 'gap'>, isShared: boolean): string {
  const stage = stageInWords(outcome)
  if (isBetween(outcome)) return stage
  const { subject } = SITE
  if (isShared)
    return subject === undefined ? `Result: ${stage}` : `${sentenceCase(subject)} is ${stage}`
  return subject === undefined ? `Your result: ${stage}` : `Your ${subject} is ${stage}`
}

/** `described` is the stage whose description is below the title. */
export function meaningTitle(stage: string, described: string): string {
  return stage === described
    ? `What ${described} means`
    : `What ${described} means (the stage just below the score)`
}

/** In one line beside the score. */
export function gapNote({ overall }: { overall: number }): string {
  const label = `No stage covers ${overall.toFixed(2)}, so the label is ${MODEL.gapStage}.`
  const described = describedStageOf(MODEL, overall)
  return described === MODEL.gapStage ? label : `${label} Read it as ${described}.`
}

export function distanceSentence(nextStage: NextStage | undefined): string {
  if (!nextStage) return `${MODEL.stages.at(-1)?.name} is the top stage.`
  const { pointsMissing } = nextStage
  const distance = distanceText(nextStage)
  if (pointsMissing === undefined) return `${distance}.`
  const unit = 'one answer, one option up'
  return pointsMissing === 1 ? `${distance}: ${unit}.` : `${distance} (1 point: ${unit}).`
}
