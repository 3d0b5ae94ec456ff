import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyAnswers, answersOf } from '../../../tests/support/answer-sets.ts'
import { reportOf } from '../../domain/report/report.ts'
import { moveTextOf, symptomOf } from '../moves/move-text.ts'
import { beforeSharing, inShortOf } from './in-short.ts'
import { MODEL } from '../../generated/model.ts'

describe('the diagnosis', () => {
  it.each([
    [
      'is what the answer to start with costs, and what the later steps are about',
      '333 333 333 313',
      `${symptomOf(11, 1)} Also: programs are judged by test scores, not by use with customers, and content and training are reviewed only twice a year.`,
    ],
    [
      'goes on with what the later steps are about',
      '444 333 231 333',
      `${symptomOf(9, 1)} Also: coaching is not scheduled, and coaching training for managers comes less than twice a year.`,
    ],
    [
      'is the same where the lowest area waits',
      '331 111 222 222',
      `${symptomOf(3, 1)} Also: each rep has to find or ask for learning content, and reps get no regular training after onboarding.`,
    ],
    [
      'and where it has no low answer',
      '444 444 333 255',
      `${symptomOf(10, 2)} Also: missed coaching sessions are not counted, and coaching training for managers comes less than twice a year.`,
    ],
    [
      'says at the top what is left',
      '555 555 555 555',
      'A top answer is one person’s view until a record shows it.',
    ],
  ])('%s: %s', (_, digits, text) => {
    expect(inShort(digits).diagnosis.join(' ')).toBe(text)
  })
})

describe('the areas', () => {
  it.each([
    [
      '444 333 222 333',
      [
        'Weakest area: Coaching & Reinforcement (2.0).',
        'Strongest area: Strategic Alignment (4.0).',
      ],
    ],
    [
      '333 444 222 345',
      [
        'Weakest area: Coaching & Reinforcement (2.0).',
        'Strongest areas: Content & Training Delivery and Measurement & Optimization (4.0 each).',
      ],
    ],
    [
      '333 222 333 333',
      [
        'Weakest area: Content & Training Delivery (2.0).',
        'Strongest areas: the other 3 (3.0 each).',
      ],
    ],
    [
      '222 333 232 232',
      [
        'Lowest: Strategic Alignment (2.0), just below Coaching & Reinforcement and Measurement & Optimization (2.3 each).',
        'Strongest area: Content & Training Delivery (3.0).',
      ],
    ],
    [
      '222 222 232 333',
      [
        'Lowest: Strategic Alignment and Content & Training Delivery (2.0 each), just below Coaching & Reinforcement (2.3).',
        'Strongest area: Measurement & Optimization (3.0).',
      ],
    ],
    ['333 333 332 333', ['Areas: all averages are close together.']],
    [
      '444 222 222 444',
      [
        'Weakest areas: Content & Training Delivery and Coaching & Reinforcement (2.0 each).',
        'Strongest areas: Strategic Alignment and Measurement & Optimization (4.0 each).',
      ],
    ],
    [
      '222 111 111 111',
      ['Highest so far: Strategic Alignment (2.0).', 'Weakest areas: the other 3 (1.0 each).'],
    ],
    ['135 513 333 351', ['Areas: none stands out; all score 3.0.']],
    ['111 111 111 111', ['Areas: none stands out; all answers are at A.']],
    ['555 555 555 555', ['Areas: all are at the top.']],
  ])('of %s', (digits, lines) => {
    expect(inShort(digits).areas.map(({ label, text }) => `${label}: ${text}`)).toEqual(lines)
  })

  it('call none the weakest that leads by one point', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const report = reportOf(MODEL, answers)
        const totals = report.sections
          .map(({ total }) => total)
          .toSorted((one, other) => one - other)
        const next = totals.find((total) => total > (totals[0] ?? 0))
        const isClear = next !== undefined && next - (totals[0] ?? 0) > 1
        const labels = inShortOf(report).areas.map(({ label }) => label)
        expect(labels.some((label) => label.startsWith('Weakest'))).toBe(isClear)
      }),
      { numRuns: 2000 },
    )
  })
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
    { numRuns: 2000 },
  )
})

it.each([
  ['444 333 231 335', '9 and 12'],
  ['544 333 231 334', '1 and 9'],
])(
  'asks before sharing for the team’s view, and names a low and a high answer to compare: %s',
  (digits, questions) => {
    expect(beforeSharing(reportOf(MODEL, answersOf(digits)))).toBe(
      `Before you share, ask your team questions ${questions}. If answers are two or more options apart, talk first.`,
    )
  },
)

function inShort(digits: string) {
  return inShortOf(reportOf(MODEL, answersOf(digits)))
}
