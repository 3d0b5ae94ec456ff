import {
  barOf as barOfShown,
  highestShown,
  outOf,
  shownText,
} from '../domain/assessment/shown-score.ts'
import { DECIMAL_SIGN, percentText } from '../generated/language.ts'
import { MODEL } from '../generated/model.ts'

/** What a bar is as long as, of so many: the figure that is shown. */
export const BAR_TOP = highestShown(MODEL)

/** What follows the large figure of a score. */
export const OUT_OF = outOf(MODEL, '/')

/** A score as this assessment shows it. */
export function scoreText(score: number): string {
  return numberText(shownText(MODEL, score))
}

export function barOf(score: number): number {
  return barOfShown(MODEL, score)
}

/** '3.25' or '53%' as the language of the pages writes it. */
export function numberText(number: string): string {
  return number.endsWith('%')
    ? percentText(Number.parseInt(number, 10))
    : number.replace('.', DECIMAL_SIGN)
}
