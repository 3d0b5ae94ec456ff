import { expect, it } from 'vitest'
import { BYTE_ORDER_MARK, csvLine } from './csv.ts'

it('begins with the three bytes that mark it as UTF-8 for a spreadsheet', () => {
  expect([...Buffer.from(BYTE_ORDER_MARK)]).toEqual([0xef, 0xbb, 0xbf])
})

it.each([
  [['plain', 'two words'], 'plain,two words'],
  [['a,b', 'say "hi"'], '"a,b","say ""hi"""'],
  [['two\r\nlines'], '"two\r\nlines"'],
  [[null, '', 0, 4.25, -1], ',,0,4.25,-1'],
  // At the start of a text each sign, also a full-width one, and what a spreadsheet skips before it.
  [['=1+1', '+49 GmbH', '-2+3', '@SUM(1)'], "'=1+1,'+49 GmbH,'-2+3,'@SUM(1)"],
  [['＝1', '＋1', '－１', '＠x'], "'＝1,'＋1,'－１,'＠x"],
  [[' =1', '\tx', '\0x'], "' =1,'\tx,'\0x"],
  [['\rx', '"=1"'], '"\'\rx","\'""=1"""'],
  // After a separator of other countries or of a pasted table.
  [['Acme;=1+1;', 'Acme;-', 'a;＝1', 'Acme\t=1'], "Acme;'=1+1;,Acme;'-,a;'＝1,Acme\t'=1"],
  [['Acme|@x|-2', 'Acme; "=1"'], 'Acme|\'@x|\'-2,"Acme;\' ""=1"""'],
  [['Acme\r\n=1'], '"Acme\r\'\n\'=1"'],
  // No formula.
  [['-', '=', 'a=1', 'a-b; c+d', 'x@y.example', "'=1"], "-,=,a=1,a-b; c+d,x@y.example,'=1"],
])('writes %j as %j', (cells, line) => {
  expect(csvLine(cells)).toBe(`${line}\r\n`)
})
