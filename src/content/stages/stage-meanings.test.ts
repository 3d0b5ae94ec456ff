import { expect, it } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { reportOf } from '../../domain/report/report.ts'
import { MODEL } from '../../generated/model.ts'
import { stageWordsOf } from './stage-words.ts'

it.each([
  ['111 111 111 111', 'All 12 answers are at A.'],
  ['111 111 111 112', 'The 12 answers: 11 at A, 1 at B.'],
  ['122 345 333 333', 'The 12 answers: 1 at A, 2 at B, 7 at C, 1 at D, 1 at E.'],
  ['333 333 333 334', 'The 12 answers: 11 at C, 1 at D.'],
])('counts the answers of %s', (digits, sentence) => {
  const { description } = stageWordsOf(reportOf(MODEL, answersOf(digits)))
  expect(description).toMatch(new RegExp(`^[^.]+\\. ${sentence}$`))
})
