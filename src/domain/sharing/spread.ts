import { TOP_OPTION } from '../assessment/assessment.ts'
import type { OptionNumber } from '../assessment/assessment.ts'

/** How far a team's answers to one question lie apart, from nearest to farthest. */
type Distance = 'same' | 'close' | 'apart' | 'far-apart'

export type Spread = {
  /** The fewest one-level changes that would bring all answers to one: 0 or more. */
  steps: number
  /** The most that this many answers could need: half at the bottom, half at the top. */
  mostSteps: number
  /** From the lowest to the highest answer, 0 to 4. */
  range: number
  distance: Distance
}

const CLOSE_AT_MOST = 0.25
const APART_AT_MOST = 0.5
const WIDEST_RANGE = TOP_OPTION - 1

/**
 * Leik's ordinal dispersion (R. K. Leik, "A Measure of Ordinal Consensus", Pacific Sociological
 * Review 9(2), 1966, pages 85 to 90) is `steps / mostSteps`: 0 when all answers are the same, 1 when
 * one half chose A and the other E. `answers`: two or more.
 */
export function spreadOf(answers: readonly OptionNumber[]): Spread {
  if (answers.length < 2) throw new RangeError('A spread needs two answers or more')
  const sorted = answers.slice().sort((one, other) => one - other)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  const steps = sorted.reduce<number>((sum, answer) => sum + Math.abs(answer - median), 0)
  const mostSteps = WIDEST_RANGE * Math.floor(sorted.length / 2)
  return {
    steps,
    mostSteps,
    range: (sorted.at(-1) ?? 0) - (sorted[0] ?? 0),
    distance: distanceOf(steps / mostSteps),
  }
}

/** Of two questions that the same team answered, the one it agrees on less comes first. */
export function compareSpreads(one: Spread, other: Spread): number {
  return other.steps - one.steps || other.range - one.range
}

function distanceOf(dispersion: number): Distance {
  if (dispersion === 0) return 'same'
  if (dispersion <= CLOSE_AT_MOST) return 'close'
  return dispersion <= APART_AT_MOST ? 'apart' : 'far-apart'
}
