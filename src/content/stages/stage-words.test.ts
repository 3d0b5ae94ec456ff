import { expect, it } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { reportOf } from '../../domain/report/report.ts'
import { tensionOf } from '../../domain/report/tension.ts'
import { MODEL } from '../../generated/model.ts'
import { TENSIONS } from '../../generated/tensions.ts'
import { stageWordsOf } from './stage-words.ts'

it.each([
  ['333 333 233 333', 'Coaching is not scheduled.'],
  // whatever is higher and goes with others
  ['522 222 112 222', 'Each manager decides whether to coach at all.'],
  // of the high answers that go with it the nearest in its list, then the higher one, and then the nearer question
  ['333 353 134 333', 'What reps learn is followed up for weeks, but each manager decides'],
  ['534 454 424 125', 'Training is chosen from skill checks, but programs are judged by comments'],
  ['333 343 334 133', 'What reps learn is followed up for weeks, but programs are judged'],
  // a lower one that goes with it
  ['334 425 313 235', 'Coaching is on a schedule, but managers get no support for coaching.'],
  // the second highest option against the highest
  ['555 545 555 554', 'Content gaps found in deals are filled, but a changed fact waits'],
  // all answers that are alike
  ['333 333 333 333', 'Everything is agreed on or scheduled, and little is checked in use yet.'],
  ['555 555 555 555', 'Every practice is at the top, and the next job is to prove it.'],
])('of %s, the line below the heading is: %s', (digits, text) => {
  expect(stageWordsOf(reportOf(MODEL, answersOf(digits))).subtitle).toContain(text)
})

it('sets a high answer without a list against any low one, if it is near the top', () => {
  const highOf = (digits: string) =>
    tensionOf(MODEL, { ...TENSIONS, pairs: {} }, reportOf(MODEL, answersOf(digits)))?.high?.id
  expect(['333 333 313 333', '333 433 313 334'].map(highOf)).toEqual([undefined, 4])
})

it.each([
  ['111 111 111 111', 'Ad Hoc is [^.]+. All 12 answers are at A.'],
  // Between two stages, and of answers that are not like their average.
  ['333 333 322 222', 'The 12 answers: 5 at B, 7 at C.'],
  ['144 144 134 135', 'The average is Evolving, but [^.]+. The 12 answers: 4 at A, 2 at C'],
])('says of %s what its stage means, where they bear it out, and counts them', (digits, text) => {
  const { description } = stageWordsOf(reportOf(MODEL, answersOf(digits)))
  expect(description).toMatch(new RegExp(`^${text}`))
})
