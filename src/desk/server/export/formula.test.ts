import { expect, it } from 'vitest'
import { withoutFormulas } from './formula.ts'

it.each([
  ['=1+1', "'=1+1"],
  ['+49 GmbH', "'+49 GmbH"],
  ['－１', "'－１"],
  ['-2+3', "'-2+3"],
  ['@SUM(1)', "'@SUM(1)"],
  ['＝1', "'＝1"],
  ['＋1', "'＋1"],
  ['＠x', "'＠x"],
  ['a;＝1', "a;'＝1"],
  [' =1', "' =1"],
  ['"=1"', '\'"=1"'],
  ['\tx', "'\tx"],
  ['Acme;=1+1;', "Acme;'=1+1;"],
  ['Acme|@x|-2', "Acme|'@x|'-2"],
  ['Acme\t=1', "Acme\t'=1"],
  ['Acme; "=1"', 'Acme;\' "=1"'],
  ['Acme;-', "Acme;'-"],
  ['Acme\r\n=1', "Acme\r'\n'=1"],
])('%j becomes %j', (text, plain) => {
  expect(withoutFormulas(text)).toBe(plain)
})

it.each(['', '-', '+', '=', 'a=1', 'Smith & Co', 'a-b; c+d', 'x@y.example', "'=1", 'Zoë | VP'])(
  'leaves %j as it is',
  (text) => {
    expect(withoutFormulas(text)).toBe(text)
  },
)
