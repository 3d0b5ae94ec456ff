import { expect, it, vi } from 'vitest'
import { reportCodeOf } from '../report/report-code.ts'
import { ALL_SECTION_SUMS, answersOf, answersWithSums } from '../assessment/answer-sets.suite.ts'
import { findReportCodes } from './find-codes.ts'

const one = reportCodeOf(answersOf('123 451 234 512'))
const two = reportCodeOf(answersOf('543 215 432 154'))

it.each([
  ['a code', one],
  ['lower case', one.toLowerCase()],
  ['without its hyphen', one.replace('-', '')],
  ['with a space for the hyphen', one.replace('-', ' ')],
  ['with a space in a sentence', `It is ${one.replace('-', ' ')}, have a look`],
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

it('leaves out a code that is cut elsewhere, as a date or a number is', () => {
  const symbols = one.replace('-', '')
  const cuts = [1, 2, 3, 5, 6, 7].map((at) => [symbols.slice(0, at), symbols.slice(at)])
  expect(cuts.flatMap((parts) => findReportCodes(parts.join('-')))).toEqual([])
  expect(cuts.flatMap((parts) => findReportCodes(parts.join(' ')))).toEqual([])
})

it('takes letters alone for words where no hyphen says that they are a code', async () => {
  // From version 5 on a code may begin with a letter, and so hold no digit.
  vi.resetModules()
  vi.doMock('../assessment/model-versions.json', () => ({
    default: Array.from({ length: 15 }, () => ({ sections: [], stages: [] })),
  }))
  const later = await import('../report/report-code.ts')
  const codes = ALL_SECTION_SUMS.map((sums) => later.reportCodeOf(answersWithSums(sums, 0)))
  const letters = codes.find((code) => !/\d/.test(code)) ?? ''
  const found = (await import('./find-codes.ts')).findReportCodes

  expect(found(letters)).toEqual([letters])
  expect(found(letters.replace('-', ''))).toEqual([])
  expect(found(letters.replace('-', ' '))).toEqual([])
  vi.doUnmock('../assessment/model-versions.json')
  vi.resetModules()
})

it.each(['', ' ', '12', 'A-B', 'a'.repeat(100_000), '----', '2026-11-21 08:15:00', 'ABCD EFGH'])(
  'finds nothing in %.30j',
  (text) => {
    expect(findReportCodes(text)).toEqual([])
  },
)
