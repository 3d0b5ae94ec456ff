import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyAnswers, answersOf } from '../../../tests/support/answer-sets.ts'
import { reportCodeOf } from './report-code.ts'
import { readReportCode } from './read-report-code.ts'
import { MODEL } from '../../../tests/support/twelve-by-five.ts'

const SAMPLE = [
  '111 111 111 111',
  '555 555 555 555',
  '111 111 111 112',
  '511 111 111 111',
  '123 451 234 512',
  '333 333 333 333',
  '542 135 424 315',
].map((digits) => reportCodeOf(MODEL, answersOf(digits)))

describe('a mistyped code', () => {
  it('is detected for every other character of the keyboard, equal spellings aside', () => {
    const keyboard = Array.from({ length: 95 }, (_, place) => String.fromCharCode(place + 32))
    for (const code of SAMPLE) {
      for (const place of [0, 1, 2, 3, 5, 6, 7, 8]) {
        for (const character of keyboard) {
          const read = readReportCode(MODEL, code.split('').with(place, character).join(''))
          expect(read.ok).toBe(spelledAs(character) === code[place])
        }
      }
    }
  })

  it('is detected when any two symbols are exchanged', () => {
    for (const code of [
      ...SAMPLE,
      ...fc.sample(anyAnswers, 200).map((answers) => reportCodeOf(MODEL, answers)),
    ]) {
      const symbols = code.replace('-', '').split('')
      for (const [place, symbol] of symbols.entries()) {
        for (const [other, otherSymbol] of symbols.entries()) {
          if (symbol === otherSymbol) continue
          const exchanged = symbols.with(place, otherSymbol).with(other, symbol).join('')
          expect(isWrongCheck(exchanged), `${code} as ${exchanged}`).toBe(true)
        }
      }
    }
  })
})

function isWrongCheck(text: string): boolean {
  const read = readReportCode(MODEL, text)
  return !read.ok && read.error === 'wrong-check'
}

/** The symbol that a typed character represents; otherwise the character itself. */
function spelledAs(character: string): string {
  const upper = character.toUpperCase()
  return { O: '0', I: '1', L: '1' }[upper] ?? upper
}
