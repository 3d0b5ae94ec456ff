import { expect, it } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { scoreAnswers } from '../assessment/scoring.ts'
import { startOf } from './start.ts'
import type { Start } from './start.ts'
import { MODEL } from '../../../tests/support/twelve-by-five.ts'

it.each([
  ['333 222 333 333', ['Content & Training Delivery'], 2],
  [
    '333 123 222 213',
    ['Measurement & Optimization', 'Content & Training Delivery', 'Coaching & Reinforcement'],
    2,
  ],
  ['333 333 333 333', MODEL.plan.startOrder, 3],
])('the lowest sections of %s are %j at %i', (digits, lowest, score) => {
  expect(startFor(digits)).toMatchObject({ lowest, score })
})

it.each([
  // a message comes before the content that is sorted by it, and so do named priorities
  ['332 111 333 333', 'Strategic Alignment', 3, 'another waits'],
  ['313 111 333 333', 'Strategic Alignment', 2, 'another waits'],
  ['323 111 333 333', 'Content & Training Delivery', 4, undefined],
  // training comes before its follow-up, and before that what training waits for
  ['333 515 441 333', 'Content & Training Delivery', 5, 'another waits'],
  ['332 515 421 333', 'Strategic Alignment', 3, 'another waits'],
  ['332 525 421 333', 'Coaching & Reinforcement', 9, undefined],
  // an answer at A or B comes before one at C or above
  ['555 333 515 555', 'Coaching & Reinforcement', 8, 'lower elsewhere'],
  ['555 332 515 555', 'Content & Training Delivery', 6, undefined],
  ['551 333 333 155', 'Strategic Alignment', 3, 'lower elsewhere'],
  // and of equal ones that of the lower section
  ['555 254 255 333', 'Content & Training Delivery', 4, 'lower elsewhere'],
  ['555 255 254 333', 'Coaching & Reinforcement', 7, 'lower elsewhere'],
  // but an answer at C does not
  ['555 444 355 555', 'Content & Training Delivery', 4, undefined],
])('with %s it is %s, at question %i, because %s', (digits, section, id, reason) => {
  const start = startFor(digits)
  expect([start.section, start.answer.id, start.reason]).toEqual([section, id, reason])
})

function startFor(digits: string): Start {
  const answers = answersOf(digits)
  return startOf(MODEL, answers, scoreAnswers(MODEL, answers))
}
