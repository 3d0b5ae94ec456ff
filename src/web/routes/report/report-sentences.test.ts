import { describe, expect, it } from 'vitest'
import { answersOf } from '../../../../tests/support/answer-sets.ts'
import { reportOf } from '../../../domain/report/report.ts'
import { distanceSentence, gapNote, reportHeading } from './report-sentences.ts'
import { MODEL } from '../../../generated/model.ts'

function reportFor(digits: string) {
  return reportOf(MODEL, answersOf(digits))
}

describe('a score between two stages', () => {
  it.each([
    ['222 222 211 111', 'Your enablement is Ad Hoc', undefined],
    ['333 333 322 222', 'Between Foundational and Evolving', '(labeled Ad Hoc)'],
    ['555 444 444 444', 'Between Strategic and Optimized', '(labeled Ad Hoc)'],
    ['444 443 333 334', 'Your enablement is Strategic', undefined],
  ])('heads %s with: %s', (digits, text, label) => {
    expect(reportHeading(reportFor(digits), false)).toMatchObject({
      text,
      ...(label !== undefined && { label }),
    })
  })

  it.each([
    ['111 151 114 111', '1.58 is between stages; the label is Ad Hoc.'],
    ['555 444 444 444', '4.25 is between stages; the label is Ad Hoc. Read it as Strategic.'],
  ])('is explained in one line: %s', (digits, note) => {
    expect(gapNote(reportFor(digits).scores)).toBe(note)
  })
})

it('does not call a report that was handed on the reader’s own', () => {
  expect(reportHeading(reportFor('433 232 445 223'), true).text).toBe('Enablement is Evolving')
})

it.each([
  ['433 232 445 223', '5 points short of Strategic.'],
  ['555 444 444 444', '1 point short of Optimized: one answer, one option up.'],
  ['555 555 555 555', 'Optimized is the top stage.'],
])('gives the distance from %s', (digits, sentence) => {
  const { scores, plan } = reportFor(digits)
  expect(distanceSentence(scores.overall, plan.nextStage)).toBe(sentence)
})
