import { answerTo, readCompleteAnswers } from '../assessment/assessment.ts'
import type { CompleteAnswers } from '../assessment/assessment.ts'
import { topOptionOf } from '../assessment/model.ts'
import type { Model } from '../assessment/model.ts'
import type { Result } from '../result.ts'

export type ReportCodeProblem = 'malformed' | 'other-version' | 'wrong-check'

/** Crockford's base 32: no I, L, O, U. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const SYMBOL_BITS = 5
const GROUP = 4
const SHORT_LENGTH = 8
const SHORTEST_LONG_LENGTH = 12
/** A hundred answers of seven options. */
const LONGEST_LENGTH = 64

/** How many bits of a code have what; the length tells the forms apart. */
type Form = { length: number; version: number; answers: number; check: Check }

/** A cyclic redundancy check that starts with ones, so that zeros have no zero check. */
type Check = { bits: number; polynomial: number }

/** Finds every change of one symbol and every exchange of two. */
const CRC_8: Check = { bits: 8, polynomial: 0x07 }
const CRC_16: Check = { bits: 16, polynomial: 0x1021 }

/** As large as a version can be, so that a code has room for it. */
export const LAST_VERSION = 2 ** 12 - 1

/**
 * The answers as symbols in groups of four, 'XXXX-XXXX': model version, answers (in the base of the options,
 * question 1 first), check. It contains nothing about a person.
 */
export function reportCodeOf(model: Model, answers: CompleteAnswers): string {
  const form = formOf(model)
  const digits = model.questionIds.map((id) => answerTo(answers, id) - 1)
  const payload = joined(BigInt(model.version), numberOf(digits, topOptionOf(model)), form.answers)
  const word = joined(payload, BigInt(checkOf(payload, form)), form.check.bits)
  return hyphenated(
    digitsOf(word, SYMBOLS.length, form.length)
      .map((digit) => SYMBOLS[digit])
      .join(''),
  )
}

/** A code exactly as reportCodeOf writes it, or `undefined`. */
export function spelledCode(model: Model, text: string): string | undefined {
  const symbols = symbolsIn(text)
  return symbols !== undefined && readReportCode(model, symbols).ok
    ? hyphenated(symbols)
    : undefined
}

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
  if (symbols === undefined) return { ok: false, error: 'malformed' }
  const form = formOfLength(symbols.length)
  const word = numberOf(
    Array.from(symbols, (symbol) => SYMBOLS.indexOf(symbol)),
    SYMBOLS.length,
  )
  const [payload, check] = split(word, form.check.bits)
  if (BigInt(checkOf(payload, form)) !== check) return { ok: false, error: 'wrong-check' }
  const [version, number] = split(payload, form.answers)
  if (form.length !== formOf(model).length || version !== BigInt(model.version)) {
    return { ok: false, error: 'other-version' }
  }
  const answers = answersOfNumber(model, number)
  return answers ? { ok: true, value: answers } : { ok: false, error: 'malformed' }
}

/** Symbols without hyphens. */
export function codeLengthOf(model: Model): number {
  return formOf(model).length
}

/** Eight symbols if version and answers fit, else as few groups as they need. */
function formOf(model: Model): Form {
  const last = countOf(model) - BigInt(1)
  const short = formOfLength(SHORT_LENGTH)
  if (model.version < 2 ** short.version && bitsOf(last) <= short.answers) return short
  let length = SHORTEST_LONG_LENGTH
  while (formOfLength(length).answers < bitsOf(last)) length += GROUP
  return formOfLength(length)
}

function formOfLength(length: number): Form {
  const [version, check] = length === SHORT_LENGTH ? [4, CRC_8] : [12, CRC_16]
  return { length, version, answers: length * SYMBOL_BITS - version - check.bits, check }
}

/** How many answer sets there are. */
function countOf(model: Model): bigint {
  return BigInt(topOptionOf(model)) ** BigInt(model.questionIds.length)
}

function bitsOf(number: bigint): number {
  return number.toString(2).length
}

/** The symbols in a typed text, each as in SYMBOLS, without surrounding punctuation. */
function symbolsIn(text: string): string | undefined {
  const typed = text.replace(/[\s\p{Pd}]/gu, '').replace(/^[^0-9a-z]+|[^0-9a-z]+$/gi, '')
  const isLength =
    typed.length === SHORT_LENGTH ||
    (typed.length >= SHORTEST_LONG_LENGTH &&
      typed.length <= LONGEST_LENGTH &&
      typed.length % GROUP === 0)
  // No `u` flag: with it, `i` would also match letters outside ASCII (the Kelvin sign for K).
  if (!isLength || !/^[0-9a-tv-z]+$/i.test(typed)) return undefined
  return typed.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}

function hyphenated(symbols: string): string {
  return symbols.replaceAll(/.{4}(?=.)/g, '$&-')
}

/** `undefined` when the number is larger than that of the last answer set. */
function answersOfNumber(model: Model, number: bigint): CompleteAnswers | undefined {
  if (number >= countOf(model)) return undefined
  const digits = digitsOf(number, topOptionOf(model), model.questionIds.length)
  return readCompleteAnswers(
    model,
    Object.fromEntries(digits.map((digit, place) => [place + 1, digit + 1])),
  )
}

function checkOf(payload: bigint, { version, answers, check: { bits, polynomial } }: Form): number {
  const bytes = digitsOf(payload, 256, Math.ceil((version + answers) / 8))
  const ones = 2 ** bits - 1
  const top = 2 ** (bits - 1)
  return bytes.reduce((check, byte) => {
    let rest = check ^ (byte << (bits - 8))
    for (let bit = 0; bit < 8; bit += 1) {
      rest = rest & top ? ((rest << 1) ^ polynomial) & ones : rest << 1
    }
    return rest
  }, ones)
}

function joined(high: bigint, low: bigint, lowBits: number): bigint {
  return high * BigInt(2 ** lowBits) + low
}

function split(number: bigint, lowBits: number): [high: bigint, low: bigint] {
  const size = BigInt(2) ** BigInt(lowBits)
  return [number / size, number % size]
}

/** Most significant digit first. */
function digitsOf(number: bigint, base: number, count: number): number[] {
  const digits: number[] = []
  for (let rest = number; digits.length < count; rest /= BigInt(base)) {
    digits.unshift(Number(rest % BigInt(base)))
  }
  return digits
}

function numberOf(digits: readonly number[], base: number): bigint {
  return digits.reduce((number, digit) => number * BigInt(base) + BigInt(digit), BigInt(0))
}
