import { expect, it } from 'vitest'
import { answersOf } from '../../../../tests/support/answer-sets.ts'
import { reportOf } from '../../../domain/report/report.ts'
import { distanceSentence } from './report-sentences.ts'
import { MODEL } from '../../../generated/model.ts'

it.each([
  ['433 232 445 223', 'Strategic begins at 3.5.'],
  ['555 444 444 444', '1 point short of Optimized: one answer, one option up.'],
  ['555 555 555 555', 'Optimized is the top stage.'],
])('gives the distance from %s', (digits, sentence) => {
  expect(distanceSentence(reportOf(MODEL, answersOf(digits)).plan.nextStage)).toBe(sentence)
})
