import { expect, it } from 'vitest'
import { reportCodeOf } from '../report/report-code.ts'
import { answersOf } from '../assessment/answer-sets.suite.ts'
import { findReportCodes } from './find-codes.ts'

const one = reportCodeOf(answersOf('123 451 234 512'))
const two = reportCodeOf(answersOf('543 215 432 154'))

it.each([
  ['a code', one],
  ['lower case', one.toLowerCase()],
  ['without its hyphen', one.replace('-', '')],
  ['with a space for the hyphen', one.replace('-', ' ')],
  ['with a long dash', one.replace('-', '\u2013')],
  ['a link', `https://assessment.example.com/report/${one}`],
  ['a link in brackets with a full stop', `(see <http://localhost:3000/report/${one}>).`],
  [
    'a mail',
    `Hi Ann,\n> my report is ${one}, yours?\nThanks, question marketing planning 2026-11-21`,
  ],
  ['twice', `${one} ${one} https://a.example/report/${one.toLowerCase()}`],
])('finds %s', (_, text) => {
  expect(findReportCodes(text)).toEqual([one])
})

it('keeps the order of the text', () => {
  expect(findReportCodes(`${two},${one}`)).toEqual([two, one])
  expect(findReportCodes(`https://a.example/team/${one}.${two}#a=Sales`)).toEqual([one, two])
  expect(findReportCodes(`/compare/${two}/${one}`)).toEqual([two, one])
})

it('reads O as 0 and I and L as 1', () => {
  const typed = one.replaceAll('0', 'o').replaceAll('1', 'l')
  expect(findReportCodes(typed)).toEqual([one])
})

it('leaves out what has no right check', () => {
  const symbols = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ']
  const others = symbols
    .filter((symbol) => symbol !== one[0])
    .map((symbol) => symbol + one.slice(1))
  expect(findReportCodes(others.join(' '))).toEqual([])
})

it.each(['', ' ', '12', 'A-B', 'a'.repeat(100_000), '----', '2026-11-21 08:15:00', 'ABCD EFGH'])(
  'finds nothing in %.30j',
  (text) => {
    expect(findReportCodes(text)).toEqual([])
  },
)
