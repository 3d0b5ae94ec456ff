import {
  QUESTION_COUNT,
  QUESTION_IDS,
  readCompleteAnswers,
  TOP_OPTION,
} from '../assessment/assessment.ts'
import type { CompleteAnswers } from '../assessment/assessment.ts'
import { MODEL_VERSION } from '../assessment/model.ts'
import type { Result } from '../result.ts'

export type ReportCodeProblem = 'malformed' | 'other-version' | 'wrong-check'

/** Crockford's base 32: no I, L, O, U. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 8
const ANSWERS_SIZE = 2 ** 28
const CHECK_SIZE = 2 ** 8

/**
 * The twelve answers as eight symbols, 'XXXX-XXXX': 4 bits model version, 28 bits answers (base 5, question 1
 * first), 8 bits check. It contains nothing about a person.
 */
export function reportCodeOf(answers: CompleteAnswers): string {
  const digits = QUESTION_IDS.map((id) => answers[id] - 1)
  const payload = MODEL_VERSION * ANSWERS_SIZE + numberOf(digits, TOP_OPTION)
  const code = digitsOf(payload * CHECK_SIZE + checkOf(payload), SYMBOLS.length, CODE_LENGTH)
    .map((digit) => SYMBOLS[digit])
    .join('')
  return hyphenated(code)
}

/** A code exactly as reportCodeOf writes it, or `undefined`. */
export function spelledCode(text: string): string | undefined {
  const symbols = symbolsIn(text)
  return symbols !== undefined && readReportCode(symbols).ok ? hyphenated(symbols) : undefined
}

/**
 * Reads a code as people type it: either case, O for 0, I or L for 1, hyphens and spaces anywhere or left out,
 * with surrounding punctuation. The check is read before the version, so a mistyped version is
 * `wrong-check`. `malformed`: not eight symbols, or no answer set. `other-version`: other questions.
 */
export function readReportCode(text: string): Result<CompleteAnswers, ReportCodeProblem> {
  const symbols = symbolsIn(text)
  if (symbols === undefined) return { ok: false, error: 'malformed' }
  const word = numberOf(
    Array.from(symbols, (symbol) => SYMBOLS.indexOf(symbol)),
    SYMBOLS.length,
  )
  const payload = Math.floor(word / CHECK_SIZE)
  if (checkOf(payload) !== word % CHECK_SIZE) return { ok: false, error: 'wrong-check' }
  if (Math.floor(payload / ANSWERS_SIZE) !== MODEL_VERSION)
    return { ok: false, error: 'other-version' }
  const answers = answersOfNumber(payload % ANSWERS_SIZE)
  return answers ? { ok: true, value: answers } : { ok: false, error: 'malformed' }
}

/** The eight symbols in a typed text, each as in SYMBOLS, without surrounding punctuation. */
function symbolsIn(text: string): string | undefined {
  const typed = text.replace(/[\s\p{Pd}]/gu, '').replace(/^[^0-9a-z]+|[^0-9a-z]+$/gi, '')
  // No `u` flag: with it, `i` would also match letters outside ASCII (the Kelvin sign for K).
  if (!/^[0-9a-tv-z]{8}$/i.test(typed)) return undefined
  return typed.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}

function hyphenated(symbols: string): string {
  return `${symbols.slice(0, 4)}-${symbols.slice(4)}`
}

/** `undefined` when the number is larger than that of the last answer set. */
function answersOfNumber(number: number): CompleteAnswers | undefined {
  if (number >= TOP_OPTION ** QUESTION_COUNT) return undefined
  const digits = digitsOf(number, TOP_OPTION, QUESTION_COUNT)
  return readCompleteAnswers(
    Object.fromEntries(digits.map((digit, place) => [place + 1, digit + 1])),
  )
}

/**
 * CRC-8 over the 32 bits of `payload`, polynomial x^8 + x^2 + x + 1, starting at 0xFF so that zeros
 * have no zero check. Finds every change of one symbol and every exchange of two.
 */
function checkOf(payload: number): number {
  return digitsOf(payload, 256, 4).reduce((check, byte) => {
    let rest = check ^ byte
    for (let bit = 0; bit < 8; bit += 1) {
      rest = rest & 0x80 ? ((rest << 1) ^ 0x07) & 0xff : rest << 1
    }
    return rest
  }, 0xff)
}

/** Most significant digit first. Divisions, not shifts: the numbers are wider than 32 bits. */
function digitsOf(number: number, base: number, count: number): number[] {
  return Array.from(
    { length: count },
    (_, place) => Math.floor(number / base ** (count - 1 - place)) % base,
  )
}

function numberOf(digits: readonly number[], base: number): number {
  return digits.reduce((number, digit) => number * base + digit, 0)
}
