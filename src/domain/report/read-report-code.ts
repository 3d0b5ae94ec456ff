import { answersInOrder } from '../assessment/answers-in-order.ts'
import type { CompleteAnswers } from '../assessment/assessment.ts'
import { topOptionOf } from '../assessment/model.ts'
import type { Model } from '../assessment/model.ts'
import type { Result } from '../result.ts'
import {
  checkOf,
  countOf,
  digitsOf,
  formOf,
  formOfLength,
  GROUP,
  numberOf,
  SHORT_LENGTH,
  SHORTEST_LONG_LENGTH,
  SYMBOLS,
} from './report-code.ts'

export type ReportCodeProblem = 'malformed' | 'other-version' | 'wrong-check'

/** Two hundred answers of nine options. */
const LONGEST_LENGTH = 136

/**
 * Reads a code as people type it: either case, O for 0, I or L for 1, hyphens and spaces anywhere or left out,
 * with surrounding punctuation. The check is read before the version, so a mistyped version is
 * `wrong-check`. `malformed`: no length that a code has, or no answer set. `other-version`: other questions.
 */
export function readReportCode(
  model: Model,
  text: string,
): Result<CompleteAnswers, ReportCodeProblem> {
  const symbols = symbolsIn(text)
  if (symbols === undefined || !isCodeLength(symbols.length)) {
    return { ok: false, error: 'malformed' }
  }
  const { form, payload, check } = partsOf(symbols)
  if (BigInt(checkOf(payload, form)) !== check) return { ok: false, error: 'wrong-check' }
  const [version, number] = split(payload, form.answers)
  if (form.length !== formOf(model).length || version !== BigInt(model.version)) {
    return { ok: false, error: 'other-version' }
  }
  const answers = answersOfNumber(model, number)
  return answers ? { ok: true, value: answers } : { ok: false, error: 'malformed' }
}

/** The version of the questions that a code names, whatever else is right in it. */
export function versionInCode(code: string): number {
  const { form, payload } = partsOf(symbolsIn(code) ?? '')
  return Number(split(payload, form.answers)[0])
}

function partsOf(symbols: string) {
  const form = formOfLength(symbols.length)
  const word = numberOf(
    Array.from(symbols, (symbol) => SYMBOLS.indexOf(symbol)),
    SYMBOLS.length,
  )
  const [payload, check] = split(word, form.check.bits)
  return { form, payload, check }
}

/** The symbols in a typed text, each as in SYMBOLS, without surrounding punctuation. */
export function symbolsIn(text: string): string | undefined {
  const typed = text.replace(/[\s\p{Pd}]/gu, '').replace(/^[^0-9a-z]+|[^0-9a-z]+$/gi, '')
  // No `u` flag: with it, `i` would also match letters outside ASCII (the Kelvin sign for K).
  if (!/^[0-9a-tv-z]+$/i.test(typed)) return undefined
  return typed.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}

function isCodeLength(length: number): boolean {
  return (
    length === SHORT_LENGTH ||
    (length >= SHORTEST_LONG_LENGTH && length <= LONGEST_LENGTH && length % GROUP === 0)
  )
}

/** `undefined` when the number is larger than that of the last answer set. */
function answersOfNumber(model: Model, number: bigint): CompleteAnswers | undefined {
  if (number >= countOf(model)) return undefined
  const digits = digitsOf(number, topOptionOf(model), model.questionIds.length)
  return answersInOrder(
    model,
    digits.map((digit) => digit + 1),
  )
}

function split(number: bigint, lowBits: number): [high: bigint, low: bigint] {
  const size = BigInt(2) ** BigInt(lowBits)
  return [number / size, number % size]
}
