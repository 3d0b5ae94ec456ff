import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyAnswers, answersOf } from '../../../tests/support/answer-sets.ts'
import { reportOf } from '../../domain/report/report.ts'
import { moveTextOf, symptomOf } from '../moves/move-text.ts'
import { beforeSharing, inShortOf } from './in-short.ts'
import { MODEL } from '../../generated/model.ts'

it.each([
  // What the answer to start with costs, and what the later steps are about.
  [
    '333 333 333 313',
    `${symptomOf(11, 1)} Also: programs are judged by test scores, not by use with customers, and content and training are reviewed only twice a year.`,
  ],
  // The same where the lowest area waits, and where it has no low answer.
  [
    '331 111 222 222',
    `${symptomOf(3, 1)} Also: each rep has to find or ask for learning content, and reps get no regular training after onboarding.`,
  ],
  [
    '444 444 333 255',
    `${symptomOf(10, 2)} Also: missed coaching sessions are not counted, and coaching training for managers comes less than twice a year.`,
  ],
  ['555 555 555 555', 'A top answer is one person’s view until a record shows it.'],
])('the diagnosis of %s is: %s', (digits, text) => {
  expect(inShort(digits).diagnosis.join(' ')).toBe(text)
})

it.each([
  [
    '444 333 222 333',
    'Weakest area: Coaching & Reinforcement (2.0).',
    'Strongest area: Strategic Alignment (4.0).',
  ],
  [
    '333 322 333 333',
    'Weakest area: Content & Training Delivery (2.3).',
    'Strongest areas: the other 3 (3.0 each).',
  ],
  [
    '222 333 232 232',
    'Lowest: Strategic Alignment (2.0), just below Coaching & Reinforcement and Measurement & Optimization (2.3 each).',
    'Strongest area: Content & Training Delivery (3.0).',
  ],
  [
    '222 222 232 333',
    'Lowest: Strategic Alignment and Content & Training Delivery (2.0 each), just below Coaching & Reinforcement (2.3).',
    'Strongest area: Measurement & Optimization (3.0).',
  ],
  [
    '444 222 222 444',
    'Weakest areas: Content & Training Delivery and Coaching & Reinforcement (2.0 each).',
    'Strongest areas: Strategic Alignment and Measurement & Optimization (4.0 each).',
  ],
  [
    '222 111 111 111',
    'Highest so far: Strategic Alignment (2.0).',
    'Weakest areas: the other 3 (1.0 each).',
  ],
  ['333 333 332 333', 'Areas: all averages are close together.'],
  ['135 513 333 351', 'Areas: none stands out; all score 3.0.'],
  ['111 111 111 111', 'Areas: none stands out; all answers are at A.'],
  ['555 555 555 555', 'Areas: all are at the top.'],
])('the areas of %s: %s', (digits, ...lines) => {
  expect(inShort(digits).areas.map(({ label, text }) => `${label}: ${text}`)).toEqual(lines)
})

it('asks for what the first step needs, and has no line that is long', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const report = reportOf(MODEL, answers)
      const { diagnosis, decision, areas } = inShortOf(report)
      const { id, from } = report.plan.first[0]
      expect(decision).toEqual({
        label: 'Decision needed',
        text: `one owner for these steps, plus ${moveTextOf(id, from).needs}.`,
      })
      expect(diagnosis.join(' ').length).toBeLessThanOrEqual(420)
      for (const { text } of areas) expect(text.length).toBeLessThanOrEqual(160)
    }),
    { numRuns: 500 },
  )
})

it.each([
  ['444 333 231 335', '9 and 12'],
  ['544 333 231 334', '1 and 9'],
])('names a low and a high answer to compare before sharing: %s', (digits, questions) => {
  expect(beforeSharing(reportOf(MODEL, answersOf(digits)))).toBe(
    `Before you share, ask your team questions ${questions}. If answers are two or more options apart, talk first.`,
  )
})

function inShort(digits: string) {
  return inShortOf(reportOf(MODEL, answersOf(digits)))
}
