import type { NextStage } from '../../domain/report/plan.ts'

/** "3 points short of Strategic"; where points count differently, "0.4 short of Strategic". */
export function distanceText({ stage, scoreMissing, pointsMissing }: NextStage): string {
  if (pointsMissing === undefined) return `${scoreText(scoreMissing)} short of ${stage}`
  return `${pointsMissing} ${pointsMissing === 1 ? 'point' : 'points'} short of ${stage}`
}

/** Rounded up, so that something is always missing. */
function scoreText(score: number): string {
  return (Math.ceil(score * 10 - 1e-9) / 10).toFixed(1)
}
