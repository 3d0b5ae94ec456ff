import { expect, it } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { reportCodeOf } from '../report/report-code.ts'
import { readReports } from './read-reports.ts'
import { MODEL } from '../../../tests/support/twelve-by-five.ts'

const ANSWERS = [answersOf('122 333 112 433'), answersOf('242 333 432 324')]
const CODES = ANSWERS.map((answers) => reportCodeOf(MODEL, answers))

it('names the first code that cannot be read', () => {
  expect(readReports(MODEL, [...CODES, '0000-0000', 'nonsense'])).toEqual({
    ok: false,
    error: { code: '0000-0000', problem: 'wrong-check' },
  })
})
