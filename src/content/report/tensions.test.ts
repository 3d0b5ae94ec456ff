import { expect, it } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { reportOf } from '../../domain/report/report.ts'
import { stageWordsOf } from '../stages/stage-words.ts'
import { MODEL } from '../../generated/model.ts'

it.each([
  [
    'says what is wrong with the answer to start with',
    '333 333 233 333',
    'Coaching is not scheduled.',
  ],
  [
    'sets it against a high answer that goes with it',
    '333 343 113 333',
    'Each training session has a skill check, but each manager decides whether to coach at all.',
  ],
  [
    'prefers any answer near the top to a lower one that goes with it',
    '433 333 113 333',
    'Enablement joins planning before goals are final, but each manager decides whether to coach at all.',
  ],
  [
    'prefers of those the higher one, and then the nearer question',
    '353 335 113 345',
    'Content gaps found in deals are filled, but each manager decides whether to coach at all.',
  ],
  [
    'is the low answer alone, where what is higher is only in the middle and goes with nothing',
    '313 333 333 333',
    'No program has a named priority.',
  ],
  [
    'sets the second highest option against the highest',
    '555 545 555 554',
    'Content gaps found in deals are filled, but a changed fact waits for the next quarterly review.',
  ],
  [
    'sets it against the only answer above it',
    '111 111 311 111',
    'Coaching is on a schedule, but enablement starts after selling has begun.',
  ],
  [
    'speaks of all answers that are alike',
    '333 333 333 333',
    'Everything is agreed on or scheduled, and little is checked yet.',
  ],
  [
    'says at the top what is left',
    '555 555 555 555',
    'Every practice is at the top, and the next job is to prove it.',
  ],
])('the line below the heading %s: %s', (_, digits, text) => {
  expect(stageWordsOf(reportOf(MODEL, answersOf(digits))).subtitle).toBe(text)
})
