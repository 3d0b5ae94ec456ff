import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BYTE_ORDER_MARK, csvLine } from './csv.ts'
import { readCsv } from '../../../../tests/support/csv-reader.ts'
import { withoutFormulas } from './formula.ts'

it('begins with the three bytes that mark it as UTF-8 for a spreadsheet', () => {
  expect([...Buffer.from(BYTE_ORDER_MARK)]).toEqual([0xef, 0xbb, 0xbf])
})

describe('a CSV line', () => {
  it.each([
    [['plain', 'two words'], 'plain,two words\r\n'],
    [['a,b', 'say "hi"'], '"a,b","say ""hi"""\r\n'],
    [['two\r\nlines'], '"two\r\nlines"\r\n'],
    [[null, '', 0, 4.25, -1], ',,0,4.25,-1\r\n'],
    [['=HYPERLINK("https://a.example")'], '"\'=HYPERLINK(""https://a.example"")"\r\n'],
    [['Acme;=1+1;', '\rx'], 'Acme;\'=1+1;,"\'\rx"\r\n'],
  ])('of %j is %j', (cells, line) => {
    expect(csvLine(cells)).toBe(line)
  })

  it('is read back by another reader, except for the apostrophe before a formula', () => {
    const starts = fc.constantFrom('', '=', '+', '-', '@', '\t', '\r', '\0', '＝', '＋', '－', '＠')
    const text = fc.string({ unit: 'grapheme', maxLength: 12 })
    const tricky = fc.constantFrom('', '"', ',', '\r\n', '\n', '""', ';', 'é', '漢', '😀')
    const cell = fc.tuple(starts, text, tricky, text).map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 5 })), (rows) => {
        const expected = rows.map((row) => row.map(withoutFormulas))
        expect(readCsv(rows.map(csvLine).join(''))).toEqual(expected)
      }),
      { numRuns: 2000 },
    )
  })

  it('has no formula even if another separator ends a cell', () => {
    const sign = fc.constantFrom('=', '+', '-', '@', '"', ',', ' ', ';', '|', '\t', '\r', 'a', '1')
    const cell = fc.array(sign, { maxLength: 8 }).map((signs) => signs.join(''))
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 4 }), (cells) => {
        const line = csvLine([1, ...cells])
        for (const begun of line.split(/[;|\t\r\n]/)) {
          expect(begun.replace(/^["\s]+/, '')).not.toMatch(/^[=+\-@]/)
        }
      }),
      { numRuns: 5000 },
    )
  })
})
