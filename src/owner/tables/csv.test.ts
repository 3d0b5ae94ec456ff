import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine } from './csv.ts'
import { readCsv } from './csv-reader.suite.ts'

describe('a CSV line', () => {
  it.each([
    [['plain', 'two words'], 'plain,two words\r\n'],
    [['a,b', 'say "hi"'], '"a,b","say ""hi"""\r\n'],
    [['two\r\nlines'], '"two\r\nlines"\r\n'],
    [[null, '', 0, 4.25, -1], ',,0,4.25,-1\r\n'],
    [['=HYPERLINK("https://a.example")'], '"\'=HYPERLINK(""https://a.example"")"\r\n'],
    [['+1', '-1', '@x', '\tx'], "'+1,'-1,'@x,'\tx\r\n"],
    [['\rx', '\nx', '\0x'], '"\'\rx","\'\nx",\'\0x\r\n'],
    [['＝1', '＋1', '－1', '＠x'], "'＝1,'＋1,'－1,'＠x\r\n"],
    [['a=1', "'=1", ' =1'], "a=1,'=1, =1\r\n"],
  ])('of %j is %j', (cells, line) => {
    expect(csvLine(cells)).toBe(line)
  })

  it('is read back by another reader, but for the apostrophe before a formula', () => {
    const starts = fc.constantFrom('', '=', '+', '-', '@', '\t', '\r', '\0', '＝', '＋', '－', '＠')
    const text = fc.string({ unit: 'grapheme', maxLength: 12 })
    const tricky = fc.constantFrom('', '"', ',', '\r\n', '\n', '""', ';', 'é', '漢', '😀')
    const cell = fc.tuple(starts, text, tricky, text).map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 5 })), (rows) => {
        const expected = rows.map((row) =>
          row.map((value) => (/^[=+\-@\t\r\n\0＝＋－＠]/.test(value) ? `'${value}` : value)),
        )
        expect(readCsv(rows.map(csvLine).join(''))).toEqual(expected)
      }),
      { numRuns: 2000 },
    )
  })
})
