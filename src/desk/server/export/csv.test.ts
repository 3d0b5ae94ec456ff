import { describe, expect, it } from 'vitest'
import { BYTE_ORDER_MARK, csvLine } from './csv.ts'

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
})
