import { expect, it } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { reportOf } from '../../domain/report/report.ts'
import { MODEL } from '../../generated/model.ts'
import { stageWordsOf } from './stage-words.ts'

it.each([
  ['111 111 111 111', 'All 12 answers are at A.'],
  ['111 111 111 112', 'All 12 answers are at A or B.'],
  ['122 345 333 333', 'Answers at D or E: 2. At A or B: 3.'],
  ['333 333 333 334', 'Answers at D or E: 1. At A or B: 0.'],
])('counts the high and the low answers of %s', (digits, sentence) => {
  const { description } = stageWordsOf(reportOf(MODEL, answersOf(digits)))
  expect(description).toMatch(new RegExp(`^[^.]+\\. ${sentence}$`))
})
