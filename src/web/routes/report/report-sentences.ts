import { isBetween, stageInWords } from '../../../content/report/stage-in-words.ts'
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

/** "3 points short of Strategic"; where points count differently, "0.4 short of Strategic". */
function distanceText({ stage, scoreMissing, pointsMissing }: NextStage): string {
  if (pointsMissing === undefined) return `${scoreText(scoreMissing)} short of ${stage}`
  return `${pointsMissing} ${pointsMissing === 1 ? 'point' : 'points'} short of ${stage}`
}

/** Rounded up, so that something is always missing. */
function scoreText(score: number): string {
  return (Math.ceil(score * 10 - 1e-9) / 10).toFixed(1)
}
