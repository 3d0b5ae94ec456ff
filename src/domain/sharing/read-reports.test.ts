import { expect, it } from 'vitest'
import { answersOf } from '../assessment/answer-sets.suite.ts'
import { reportCodeOf } from '../report/report-code.ts'
import { readReports } from './read-reports.ts'

const ANSWERS = [answersOf('122 333 112 433'), answersOf('242 333 432 324')]
const CODES = ANSWERS.map(reportCodeOf)
/** 333 333 333 333, made with version 1 of the questions. */
const EARLIER = '2X3A-AA5E'

it('gives the answers of each code, in the order of the codes', () => {
  expect(readReports(CODES)).toEqual({ kind: 'answers', answerSets: ANSWERS })
  expect(readReports([])).toEqual({ kind: 'answers', answerSets: [] })
})

it('quotes no answers where one code is of earlier questions', () => {
  expect(readReports([...CODES, EARLIER])).toMatchObject({
    kind: 'mixed',
    reports: [undefined, undefined, { kind: 'earlier', stage: 'Evolving', scores: { total: 36 } }],
  })
})

it('names the first code that cannot be read', () => {
  expect(readReports([...CODES, '0000-0000', 'nonsense'])).toEqual({
    ...{ kind: 'unreadable', code: '0000-0000', problem: 'wrong-check' },
  })
})
