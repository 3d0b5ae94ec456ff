import type { NextStage } from '../../domain/report/plan.ts'

/** How far a stage is away, in the words of the page and of the brief. */
export function distanceText({ stage, pointsMissing }: NextStage): string {
  return `${pointsMissing} ${pointsMissing === 1 ? 'point' : 'points'} short of ${stage}`
}
