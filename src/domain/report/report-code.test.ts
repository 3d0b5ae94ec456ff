import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyAnswers, answersOf, triesOf } from '../../../tests/support/answer-sets.ts'
import { reportCodeOf } from './report-code.ts'
import { readReportCode, versionInCode } from './read-report-code.ts'
import { MODEL } from '../../../tests/support/twelve-by-five.ts'

const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.split('')
const ANSWERS = answersOf('542 135 424 315')
const CODE = reportCodeOf(MODEL, ANSWERS)

// These addresses are out in the world: a change here breaks every link already shared.
it.each([
  ['111 111 111 111', '2000-005P'],
  ['555 555 555 555', '3T6M-MM46'],
  ['123 451 234 512', '23KN-E39A'],
  ['333 333 333 333', '2X3A-AA5E'],
])('the code of %s is %s for good', (digits, code) => {
  expect(reportCodeOf(MODEL, answersOf(digits))).toBe(code)
  expect(readReportCode(MODEL, code)).toEqual({ ok: true, value: answersOf(digits) })
  expect(versionInCode(code)).toBe(1)
})

it('reads back to the same answers, also with O for 0, and I or L for 1', () => {
  fc.assert(
    fc.property(anyAnswers, fc.constantFrom('OI', 'ol'), (answers, [zero = '', one = '']) => {
      const code = reportCodeOf(MODEL, answers)
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
      const typed = code.replaceAll('0', zero).replaceAll('1', one)
      expect(readReportCode(MODEL, typed)).toEqual({ ok: true, value: answers })
    }),
    { numRuns: triesOf(20_000) },
  )
})

it.each([
  ['lower case without a hyphen', CODE.toLowerCase().replace('-', '')],
  ['many hyphens and spaces', ` - ${CODE.split('').join(' -')}\t\n`],
  ['a no-break space and long dashes', CODE.replace('-', '\u00a0\u2013\u2011')],
  ['what is around it in a sentence or a mail', `(${CODE}>;.`],
])('is read with %s', (_, typed) => {
  expect(readReportCode(MODEL, typed)).toEqual({ ok: true, value: ANSWERS })
})

describe('a code that is not ours', () => {
  it.each([
    ...['', '----', CODE.slice(0, -1), `${CODE}0`, `U${CODE.slice(1)}`, CODE.replace('-', '_')],
    // These become K, S, I and SS in the other case.
    ...['\u212a', '\u017f', '\u0131'].map((letter) => `${letter}${CODE.slice(1)}`),
    `\u00df${CODE.slice(2)}`,
    ...[`\uff12${CODE.slice(1)}`, `\ud800${CODE.slice(1)}`, '2'.repeat(1e6)],
    // Numbers beyond the last answer set, with a right check.
    ...['3T6M-MMC1', '3ZZZ-ZZVB'],
  ])('is malformed: %.20j', (typed) => {
    expect(readReportCode(MODEL, typed)).toEqual({ ok: false, error: 'malformed' })
  })

  it.each([0, 2, 15])('is of version %i, told as such', (version) => {
    const code = reportCodeOf({ ...MODEL, version }, ANSWERS)
    expect(readReportCode(MODEL, code)).toEqual({ ok: false, error: 'other-version' })
    expect(versionInCode(code)).toBe(version)
  })

  it('is of another version also where its number is beyond our answer sets', () => {
    expect(readReportCode(MODEL, '5ZZZ-ZZY2')).toEqual({ ok: false, error: 'other-version' })
  })

  it('has a wrong check where it is one symbol eight times', () => {
    const read = SYMBOLS.map((symbol) => readReportCode(MODEL, symbol.repeat(8)))
    expect(read.filter(({ ok }) => ok)).toEqual([])
    expect(read[0]).toEqual({ ok: false, error: 'wrong-check' })
  })
})

describe('a mistyped code', () => {
  const sample = ['111 111 111 111', '555 555 555 555', '511 111 111 111', '542 135 424 315'].map(
    (digits) => reportCodeOf(MODEL, answersOf(digits)),
  )

  it.each(sample)('is found for every other character of the keyboard: %s', (code) => {
    const keyboard = Array.from({ length: 95 }, (_, index) => String.fromCharCode(index + 32))
    for (const index of [0, 1, 2, 3, 5, 6, 7, 8]) {
      for (const character of keyboard) {
        const { ok } = readReportCode(MODEL, code.split('').with(index, character).join(''))
        expect(ok, character).toBe(spelledAs(character) === code[index])
      }
    }
  })

  it('is found when any two symbols are exchanged', () => {
    const codes = fc.sample(anyAnswers, 200).map((answers) => reportCodeOf(MODEL, answers))
    for (const code of [...sample, ...codes]) {
      const symbols = code.replace('-', '').split('')
      for (const [index, symbol] of symbols.entries()) {
        for (const [other, otherSymbol] of symbols.entries()) {
          if (symbol === otherSymbol) continue
          const exchanged = symbols.with(index, otherSymbol).with(other, symbol).join('')
          const read = readReportCode(MODEL, exchanged)
          expect(read, `${code} as ${exchanged}`).toEqual({ ok: false, error: 'wrong-check' })
        }
      }
    }
  })
})

/** The symbol that a typed character represents; otherwise the character itself. */
function spelledAs(character: string): string {
  const upper = character.toUpperCase()
  return { O: '0', I: '1', L: '1' }[upper] ?? upper
}
