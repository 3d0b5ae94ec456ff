import { topOptionOf } from './model.ts'
import type { Model } from './model.ts'

// Every figure of a score that pages, mails and files show, as English writes it.

type Scale = Pick<Model, 'options' | 'show'>

/** 3.1, from 0 on 2.1, in percent 53: the exact fraction rounded half up, so 4.25 is 4.3 and 2.65 is 2.7. */
export function shownScore(scale: Scale, score: number, decimals = 1): number {
  if (scale.show === 'percent') return rounded(((score - 1) * 100) / (topOptionOf(scale) - 1), 0)
  return rounded(pointsOf(scale, score), decimals)
}

/** '3.1', '2.1' or '53%' */
export function shownText(scale: Scale, score: number, decimals = 1): string {
  const shown = shownScore(scale, score, decimals)
  return scale.show === 'percent' ? `${shown}%` : shown.toFixed(decimals)
}

export function highestShown(scale: Scale): number {
  return scale.show === 'percent' ? 100 : pointsOf(scale, topOptionOf(scale))
}

/** The length of a bar, of the highest: the figure that is shown, but for scores as they are. */
export function barOf(scale: Scale, score: number): number {
  return scale.show === undefined ? score : shownScore(scale, score)
}

/** The highest score as it stands behind another: '/5' or ' of 5', and nothing in percent. */
export function outOf(scale: Scale, before: '/' | ' of '): string {
  return scale.show === 'percent' ? '' : `${before}${highestShown(scale)}`
}

/** Whether two scores are shown as one figure. */
export function areShownEqual(scale: Scale, one: number, other: number): boolean {
  return shownScore(scale, one) === shownScore(scale, other)
}

/** The end of a range of a stage, as the assessment has it: '2.6' or '50%'. */
export function boundText(scale: Scale, bound: number): string {
  return scale.show === 'percent' ? `${bound}%` : `${rounded(pointsOf(scale, bound), 2)}`
}

/** What an option, or a mean of options, is worth where the lowest is worth 0, and else 1. */
export function pointsOf({ show }: Scale, score: number): number {
  return show === undefined ? score : score - 1
}

export function rounded(number: number, decimals: number): number {
  return Math.floor(number * 10 ** decimals + 0.5 + TINY) / 10 ** decimals
}

/** More than what a fraction loses in binary, and less than the next fraction of any assessment is away. */
const TINY = 1e-13
