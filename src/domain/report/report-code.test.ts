import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyAnswers, answersOf, digitsOf, triesOf } from '../../../tests/support/answer-sets.ts'
import { reportCodeOf } from './report-code.ts'
import { readReportCode } from './read-report-code.ts'
import { MODEL } from '../../../tests/support/twelve-by-five.ts'

const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.split('')
const CURRENT = BigInt(MODEL.version)

describe('a report code', () => {
  // These addresses are out in the world: a change here breaks every link already shared.
  it.each([
    ['111 111 111 111', '2000-005P'],
    ['555 555 555 555', '3T6M-MM46'],
    ['123 451 234 512', '23KN-E39A'],
    ['333 333 333 333', '2X3A-AA5E'],
  ])('of %s is %s for good', (digits, code) => {
    expect(reportCodeOf(MODEL, answersOf(digits))).toBe(code)
  })

  it('is eight symbols with a hyphen in the middle, and reads back to the same answers', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const code = reportCodeOf(MODEL, answers)
        const read = readReportCode(MODEL, code)
        return (
          /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(code) &&
          read.ok &&
          digitsOf(read.value) === digitsOf(answers)
        )
      }),
      { numRuns: triesOf(100_000) },
    )
  })

  it('is laid out as documented: version, answers in base 5, check', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const number = digitsOf(answers)
          .split('')
          .reduce((sum, digit) => sum * 5n + BigInt(digit) - 1n, 0n)
        return reportCodeOf(MODEL, answers) === codeOf(CURRENT, number)
      }),
      { numRuns: 5000 },
    )
  })
})

describe('reading as people type', () => {
  const answers = answersOf('542 135 424 315')
  const code = reportCodeOf(MODEL, answers)

  it.each([
    ['lower case', code.toLowerCase()],
    ['no hyphen', code.replace('-', '')],
    ['a hyphen elsewhere', code.replace('-', '').replace(/^(.)/, '$1-')],
    ['many hyphens and spaces', ` - ${code.split('').join(' -')}\t\n`],
    ['the end of a sentence', `${code}.`],
    ['brackets', `(${code})`],
    ['what a mail program takes along', `${code}>;`],
    ['a no-break space and a long dash', code.replace('-', '\u00a0\u2013\u2011')],
  ])('takes %s', (_, typed) => {
    expect(readReportCode(MODEL, typed)).toEqual({ ok: true, value: answers })
  })

  it('reads O as 0 and I or L as 1, in either case', () => {
    const confusable = fc.sample(anyAnswers, 300).map((each) => reportCodeOf(MODEL, each))
    expect(confusable.filter((text) => text.includes('0')).length).toBeGreaterThan(10)
    expect(confusable.filter((text) => text.includes('1')).length).toBeGreaterThan(10)
    for (const text of confusable) {
      for (const [zero, one] of ['OI', 'OL', 'oi', 'ol'].map((pair) => pair.split(''))) {
        const typed = text.replaceAll('0', zero ?? '').replaceAll('1', one ?? '')
        expect(readReportCode(MODEL, typed)).toEqual(readReportCode(MODEL, text))
      }
    }
  })

  it.each([
    ['nothing', ''],
    ['only hyphens', '----'],
    ['seven symbols', code.slice(0, -1)],
    ['nine symbols', `${code}0`],
    ['a U', `U${code.slice(1)}`],
    ['a sign in the middle', code.replace('-', '_')],
    ['a letter that becomes K in lower case', `\u212a${code.slice(1)}`],
    ['a letter that becomes S in upper case', `\u017f${code.slice(1)}`],
    ['a letter that becomes I in upper case', `\u0131${code.slice(1)}`],
    ['a letter that becomes SS in upper case', `\u00df${code.slice(2)}`],
    ['a full-width digit', `\uff12${code.slice(1)}`],
    ['a lone surrogate', `\ud800${code.slice(1)}`],
    ['a million symbols', '2'.repeat(1e6)],
  ])('calls %s malformed', (_, typed) => {
    expect(readReportCode(MODEL, typed)).toEqual({ ok: false, error: 'malformed' })
  })
})

describe('a code that is not ours', () => {
  it.each([0n, CURRENT + 1n, 15n])(
    'with version %i and a right check is of another version',
    (version) => {
      for (const number of [0n, 1n, 5n ** 12n - 1n, 2n ** 28n - 1n]) {
        expect(readReportCode(MODEL, codeOf(version, number))).toEqual({
          ok: false,
          error: 'other-version',
        })
      }
    },
  )

  it('with a number beyond the last answer set is malformed', () => {
    const read = (number: bigint) => readReportCode(MODEL, codeOf(CURRENT, number))
    expect(read(5n ** 12n - 1n)).toMatchObject({ ok: true })
    expect(read(5n ** 12n)).toEqual({ ok: false, error: 'malformed' })
    expect(read(2n ** 28n - 1n)).toEqual({ ok: false, error: 'malformed' })
  })

  it('of one symbol eight times is rejected', () => {
    expect(SYMBOLS.filter((symbol) => readReportCode(MODEL, symbol.repeat(8)).ok)).toEqual([])
  })

  it('with zeros everywhere has a wrong check', () => {
    expect(readReportCode(MODEL, '0000-0000')).toEqual({ ok: false, error: 'wrong-check' })
  })
})

describe('any text', () => {
  it('is rejected without an exception, or is a spelling of the code it stands for', () => {
    const unit = fc.oneof(
      fc.constantFrom(...SYMBOLS, 'o', 'i', 'l', '-', ' '),
      fc.string({ unit: 'binary' }),
    )
    const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
    const text = fc.oneof(
      fc.array(unit, { maxLength: 12 }).map((parts) => parts.join('')),
      units.map((codes) => String.fromCharCode(...codes)),
      fc.string({ unit: fc.constantFrom(...SYMBOLS), minLength: 8, maxLength: 8 }),
    )
    fc.assert(
      fc.property(text, (typed) => {
        const read = readReportCode(MODEL, typed)
        if (read.ok) expect(readReportCode(MODEL, reportCodeOf(MODEL, read.value))).toEqual(read)
        else expect(['malformed', 'other-version', 'wrong-check']).toContain(read.error)
      }),
      { numRuns: triesOf(20_000) },
    )
  })
})

/** The same layout, computed in another way: long division of polynomials over whole numbers. */
function codeOf(version: bigint, number: bigint): string {
  const payload = (version << 28n) | number
  let rest = (payload ^ (0xffn << 24n)) << 8n
  for (let bit = 39n; bit >= 8n; bit -= 1n) {
    if ((rest >> bit) & 1n) rest ^= 0x107n << (bit - 8n)
  }
  const word = (payload << 8n) | rest
  const code = [35n, 30n, 25n, 20n, 15n, 10n, 5n, 0n]
    .map((shift) => SYMBOLS[Number((word >> shift) & 31n)])
    .join('')
  return `${code.slice(0, 4)}-${code.slice(4)}`
}
