import { expect, it } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { reportOf } from '../../domain/report/report.ts'
import { QUESTION_TEXTS } from '../../generated/question-texts.ts'
import { MODEL } from '../../generated/model.ts'
import { STEP } from '../../generated/sample.ts'
import { moveTextOf, stepTextsOf } from './move-text.ts'

const PLAIN = QUESTION_TEXTS[10]?.moves['A']

it('says of each text the first whose condition holds, and the plain one where none does', () => {
  const textsFor = (digits: string) => moveTextOf({ id: 10, option: 1 }, answersOf(digits))
  expect(textsFor('111 121 111 133').action).toBe(PLAIN?.action)
  expect(textsFor('111 111 311 133').action).toMatch(/ in the next coaching sessions, /)
  // Each text by the first condition that has it.
  const both = textsFor('141 111 311 133')
  expect(both.action).toMatch(/ in the next coaching sessions, /)
  expect(both.because).toMatch(/^leaders approve priorities/)
  expect(both.symptom).toMatch(/^Leaders can renew a program/)
  expect(both.check).toBe(PLAIN?.check)
})

it('shows on the landing page the first step of the sample report', () => {
  expect(STEP).toBe(stepTextsOf(reportOf(MODEL, answersOf('433 232 445 223')))[0]?.action)
})

it('takes the steps before it for done', () => {
  const report = reportOf(MODEL, answersOf('343 233 222 343'))
  expect(report.plan.first.map(({ id }) => id)).toEqual([7, 8, 9])
  expect(stepTextsOf(report)[2]?.action).toMatch(/^In the next coaching sessions, /)
  expect(moveTextOf({ id: 9, option: 2 }, report.answers).action).toMatch(/^Have managers ask /)
})
