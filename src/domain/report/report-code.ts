import { answerTo } from '../assessment/assessment.ts'
import type { CompleteAnswers } from '../assessment/assessment.ts'
import { topOptionOf } from '../assessment/model.ts'
import type { Model } from '../assessment/model.ts'

/** Crockford's base 32: no I, L, O, U. */
export const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const SYMBOL_BITS = 5
export const GROUP = 4
export const SHORT_LENGTH = 8
export const SHORTEST_LONG_LENGTH = 12
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

/** Eight symbols if version and answers fit, else as few groups as they need. */
export function formOf(model: Model): Form {
  const last = countOf(model) - BigInt(1)
  const short = formOfLength(SHORT_LENGTH)
  if (model.version < 2 ** short.version && bitsOf(last) <= short.answers) return short
  let length = SHORTEST_LONG_LENGTH
  while (formOfLength(length).answers < bitsOf(last)) length += GROUP
  return formOfLength(length)
}

export function formOfLength(length: number): Form {
  const [version, check] = length === SHORT_LENGTH ? [4, CRC_8] : [12, CRC_16]
  return { length, version, answers: length * SYMBOL_BITS - version - check.bits, check }
}

/** How many answer sets there are. */
export function countOf(model: Model): bigint {
  return BigInt(topOptionOf(model)) ** BigInt(model.questionIds.length)
}

function bitsOf(number: bigint): number {
  return number.toString(2).length
}

function hyphenated(symbols: string): string {
  return symbols.replaceAll(/.{4}(?=.)/g, '$&-')
}

export function checkOf(
  payload: bigint,
  { version, answers, check: { bits, polynomial } }: Form,
): number {
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
  return (high << BigInt(lowBits)) + low
}

/** Most significant digit first. */
export function digitsOf(number: bigint, base: number, count: number): number[] {
  const digits: number[] = []
  for (let rest = number; digits.length < count; rest /= BigInt(base)) {
    digits.unshift(Number(rest % BigInt(base)))
  }
  return digits
}

export function numberOf(digits: readonly number[], base: number): bigint {
  return digits.reduce((number, digit) => number * BigInt(base) + BigInt(digit), BigInt(0))
}
