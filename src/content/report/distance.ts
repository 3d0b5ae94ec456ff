import type { NextStage } from '../../domain/report/plan.ts'

/** How far a stage is away, in the words of the page and of the brief. */
export function distanceText({ stage, pointsMissing }: NextStage): string {
  const levels = pointsMissing === 1 ? 'answer level' : 'answer levels'
  return `${pointsMissing} ${levels} away from ${stage}`
}
