import { topOptionOf } from './model.ts'
import type { Model } from './model.ts'

type Scale = Pick<Model, 'options' | 'show'>

// Every figure of a score that pages, mails and files show, as English writes it.

/** 3.1, from 0 on 2.1, in percent 53: the exact fraction rounded half up, so 4.25 is 4.3 and 2.65 is 2.7. */
export function shownScore(model: Scale, score: number): number {
  if (model.show === 'percent') return rounded(((score - 1) * 100) / (topOptionOf(model) - 1))
  return oneDecimal(score - lowestShift(model))
}

export function oneDecimal(score: number): number {
  return rounded(score * 10) / 10
}

/** '3.1', '2.1' or '53%' */
export function shownText(model: Scale, score: number): string {
  const shown = shownScore(model, score)
  return model.show === 'percent' ? `${shown}%` : shown.toFixed(1)
}

/** '3.1 of 5', '2.1 of 4' or '53%' */
export function shownOfHighest(model: Scale, score: number): string {
  const shown = shownText(model, score)
  return model.show === 'percent' ? shown : `${shown} of ${highestShown(model)}`
}

export function highestShown(model: Scale): number {
  return model.show === 'percent' ? 100 : topOptionOf(model) - lowestShift(model)
}

/** Whether two scores are shown as one figure. */
export function areShownEqual(model: Scale, one: number, other: number): boolean {
  return shownScore(model, one) === shownScore(model, other)
}

/** With two decimals, for a score between two ranges: '2.58'. */
export function preciseText(model: Scale, score: number): string {
  return model.show === 'percent'
    ? shownText(model, score)
    : (score - lowestShift(model)).toFixed(2)
}

/** The end of a range of a stage, as the assessment has it: '2.6' or '50%'. */
export function boundText(model: Scale, bound: number): string {
  if (model.show === 'percent') return `${bound}%`
  return String(rounded((bound - lowestShift(model)) * 100) / 100)
}

/** From the score that is shown to where a stage begins; something is always missing. */
export function missingText(model: Scale, score: number, from: number): string {
  const shown = shownScore(model, score)
  if (model.show === 'percent') return `${from - shown}%`
  return Math.max(0.1, oneDecimal(from - lowestShift(model) - shown)).toFixed(1)
}

/** The points of an answer, which are those of its option. */
export function pointsOf(model: Scale, option: number): number {
  return option - lowestShift(model)
}

/** Where the lowest answer is shown as 0, each score is one less than it is. */
function lowestShift({ show }: Scale): 0 | 1 {
  return show === undefined ? 0 : 1
}

function rounded(number: number): number {
  return Math.floor(number + 0.5 + TINY)
}

/** More than what a fraction loses in binary, and less than the next fraction of any assessment is away. */
const TINY = 1e-13
