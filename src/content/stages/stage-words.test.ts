import { expect, it } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { reportOf } from '../../domain/report/report.ts'
import { MODEL } from '../../generated/model.ts'
import { stageWordsOf } from './stage-words.ts'

it.each([
  ['333 333 233 333', 'Coaching is not scheduled.'],
  // against a high answer that goes with it
  ['333 343 113 333', 'Each training session has a skill check, but each manager decides'],
  // any answer near the top rather than a lower one that goes with it
  ['433 333 113 333', 'Enablement joins planning before goals are final, but each manager decides'],
  // of those the higher one, and then the nearer question
  ['353 335 113 345', 'Content gaps found in deals are filled, but each manager decides'],
  // alone, where what is higher is only in the middle and goes with nothing
  ['313 333 333 333', 'No program has a named priority.'],
  // the second highest option against the highest
  [
    '555 545 555 554',
    'Content gaps found in deals are filled, but a changed fact waits for the next',
  ],
  // against the only answer above it
  ['111 111 311 111', 'Coaching is on a schedule, but enablement starts after selling has begun.'],
  // all answers that are alike
  ['333 333 333 333', 'Everything is agreed on or scheduled, and little is checked yet.'],
  ['555 555 555 555', 'Every practice is at the top, and the next job is to prove it.'],
])('of %s, the line below the heading is: %s', (digits, text) => {
  expect(stageWordsOf(reportOf(MODEL, answersOf(digits))).subtitle).toContain(text)
})

it.each([
  ['111 111 111 111', 'All 12 answers are at A.'],
  ['111 111 111 112', 'The 12 answers: 11 at A, 1 at B.'],
  ['122 345 333 333', 'The 12 answers: 1 at A, 2 at B, 7 at C, 1 at D, 1 at E.'],
  ['333 333 333 334', 'The 12 answers: 11 at C, 1 at D.'],
])('counts the answers of %s', (digits, sentence) => {
  const { description } = stageWordsOf(reportOf(MODEL, answersOf(digits)))
  expect(description).toMatch(new RegExp(`^[^.]+\\. ${sentence}$`))
})
