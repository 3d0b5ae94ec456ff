import { expect, it } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { reportOf } from '../../domain/report/report.ts'
import { MODEL } from '../../generated/model.ts'
import { stageWordsOf } from './stage-words.ts'

it.each([
  ['111 111 111 111', 'All twelve answers are at A or B.'],
  ['122 345 333 333', 'Of the twelve answers, two are at D or E and three are at A or B.'],
  ['333 333 333 334', 'Of the twelve answers, one is at D or E and none is at A or B.'],
])('counts the high and the low answers of %s', (digits, sentence) => {
  const { description } = stageWordsOf(reportOf(MODEL, answersOf(digits)))
  expect(description).toMatch(new RegExp(`^[^.]+\\. ${sentence}$`))
})
