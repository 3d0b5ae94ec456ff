import { expect, it } from 'vitest'
import { reportCodeOf } from '../report/report-code.ts'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { findReportCodes } from './find-codes.ts'
import { MODEL } from '../../../tests/support/twelve-by-five.ts'

const one = reportCodeOf(MODEL, answersOf('123 451 234 512'))
const two = reportCodeOf(MODEL, answersOf('543 215 432 154'))

const link = `https://assessment.example.com/report/${one}`

function safeLink(address: string): string {
  const data = '05%7C02%7Cann%40a.example%7C0%7C0%7CUnknown'
  return `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(address).replaceAll('-', '%2D')}&data=${data}&reserved=0`
}

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
  ['a link as Outlook rewrites it', safeLink(link)],
  ['a link that is rewritten twice', safeLink(safeLink(link))],
  [
    'a link as Proofpoint rewrites it',
    `https://urldefense.proofpoint.com/v2/url?u=https-3A__assessment.example.com_report_${one.replace('-', '-2D')}&d=DwMFaQ&c=euGZ`,
  ],
  ['twice', `${one} ${one} https://a.example/report/${one.toLowerCase()}`],
])('finds %s', (_, text) => {
  expect(findReportCodes(MODEL, text).codes).toEqual([one])
})

it('keeps the order of the text', () => {
  expect(findReportCodes(MODEL, `${two},${one}`).codes).toEqual([two, one])
  expect(findReportCodes(MODEL, `https://a.example/team/${one}.${two}#a=Sales`).codes).toEqual([
    one,
    two,
  ])
  expect(findReportCodes(MODEL, `/compare/${two}/${one}`).codes).toEqual([two, one])
})

it('leaves out a code that is cut elsewhere, as a date or a number is', () => {
  const symbols = one.replace('-', '')
  const cuts = [1, 2, 3, 5, 6, 7].map((at) => [symbols.slice(0, at), symbols.slice(at)])
  expect(cuts.flatMap((parts) => findReportCodes(MODEL, parts.join('-')).codes)).toEqual([])
  expect(cuts.flatMap((parts) => findReportCodes(MODEL, parts.join(' ')).codes)).toEqual([])
})

it('names what looks like a code and is none', () => {
  const wrong = one.replace(/.$/, (last) => (last === '7' ? '8' : '7'))
  expect(findReportCodes(MODEL, `${two}\n${wrong}\nwell-kept since 2025-2026`)).toEqual({
    codes: [two],
    mistyped: [wrong],
    otherVersion: [],
  })
  expect(findReportCodes(MODEL, `${two} ${one.slice(0, -1)}`).mistyped).toEqual([one.slice(0, -1)])
})

it('names a code of other questions', () => {
  expect(findReportCodes(MODEL, '6X3A-AAB7')).toEqual({
    ...{ codes: [], mistyped: [], otherVersion: ['6X3A-AAB7'] },
  })
})

it.each(['', ' ', '12', 'A-B', 'a'.repeat(100_000), '----', '2026-11-21 08:15:00', 'ABCD EFGH'])(
  'finds nothing in %.30j',
  (text) => {
    expect(findReportCodes(MODEL, text)).toEqual({ codes: [], mistyped: [], otherVersion: [] })
  },
)
