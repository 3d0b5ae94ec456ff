import { oneDecimal } from '../domain/assessment/scoring.ts'
import { DECIMAL_SIGN } from '../generated/language.ts'

/** A score with one decimal, as the language of the pages writes it. */
export function scoreText(score: number): string {
  return decimalText(oneDecimal(score))
}

/** '3.25' as the language of the pages writes it. */
export function decimalText(number: string): string {
  return number.replace('.', DECIMAL_SIGN)
}
