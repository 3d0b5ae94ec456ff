import { expect, it } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { reportOf } from '../../domain/report/report.ts'
import { moveTextOf } from '../moves/move-text.ts'
import { beforeSharing, inShortOf } from './in-short.ts'
import { MODEL } from '../../generated/model.ts'

it.each([
  ['the answer to start with', '333 333 333 313', 11],
  ['what the lowest area waits for', '331 111 222 222', 3],
])('says what %s costs, and what its step needs', (_what, digits, id) => {
  const report = reportOf(MODEL, answersOf(digits))
  const { symptom, needs } = moveTextOf(report.plan.start.answer, report.answers)
  expect(report.plan.start.answer.id).toBe(id)
  expect(inShortOf(report)).toEqual({
    symptom,
    decision: {
      label: 'Decision needed',
      text: `Name an owner and approve ${needs}.`,
    },
  })
})

it('says at the top that an answer is to be shown', () => {
  expect(inShortOf(reportOf(MODEL, answersOf('555 555 555 555'))).symptom).toBe(
    'A top answer is one person’s view until a record shows it.',
  )
})

it.each([
  ['444 333 231 335', '9 and 12'],
  ['544 333 231 334', '1 and 9'],
])('names a low and a high answer to compare before sharing: %s', (digits, questions) => {
  expect(beforeSharing(reportOf(MODEL, answersOf(digits)))).toBe(
    `Before you share, have colleagues answer questions ${questions}. Discuss answers two or more options apart.`,
  )
})
