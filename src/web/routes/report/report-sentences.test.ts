import { expect, it } from 'vitest'
import { answersOf } from '../../../../tests/support/answer-sets.ts'
import { reportOf } from '../../../domain/report/report.ts'
import { distanceSentence, gapNote } from './report-sentences.ts'
import { MODEL } from '../../../generated/model.ts'

function reportFor(digits: string) {
  return reportOf(MODEL, answersOf(digits))
}

it.each([
  ['111 151 114 111', '1.58 is between stages; the label is Ad Hoc.'],
  ['555 444 444 444', '4.25 is between stages; the label is Ad Hoc. Read it as Strategic.'],
])('explains a score between two stages in one line: %s', (digits, note) => {
  expect(gapNote(reportFor(digits).scores)).toBe(note)
})

it.each([
  ['433 232 445 223', 'Strategic begins at 3.5.'],
  ['555 444 444 444', '1 point short of Optimized: one answer, one option up.'],
  ['555 555 555 555', 'Optimized is the top stage.'],
])('gives the distance from %s', (digits, sentence) => {
  expect(distanceSentence(reportFor(digits).plan.nextStage)).toBe(sentence)
})
