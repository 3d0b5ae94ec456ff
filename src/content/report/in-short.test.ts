import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyAnswers, answersOf } from '../../domain/assessment/answer-sets.suite.ts'
import { reportOf } from '../../domain/report/report.ts'
import { beforeForwarding, inShortOf, inShortText } from './in-short.ts'
import { moveTextOf, symptomOf } from '../moves/move-text.ts'
import { SITE } from '../site.ts'
import { MODEL } from '../../model/model.ts'

const BY = 'December 21, 2026'

describe('the strongest area', () => {
  it.each([
    ['one', '444 333 222 333', `Strategic Alignment (4.0).`],
    [
      'two that tie',
      '333 444 222 345',
      `Content & Training Delivery; Measurement & Optimization (4.0 each).`,
    ],
    ['three that tie', '333 222 333 333', `Three tie at 3.0.`],
    [
      'none where all four score the same',
      '135 513 333 351',
      `None stands out, as all four areas score 3.0.`,
    ],
    ['none at the bottom', '111 111 111 111', 'None stands out, as all twelve answers are at A.'],
    [
      'none of equal answers',
      '444 444 444 444',
      'None stands out, as all twelve answers are at D.',
    ],
    ['all at the top', '555 555 555 555', 'All four, as each of the twelve answers is at the top.'],
  ])('is %s', (_, digits, text) => {
    expect(inShort(digits).strongest.text).toBe(text)
  })

  it.each([
    ['444 333 222 333', 'Strongest area'],
    ['333 444 222 345', 'Strongest areas'],
    ['222 222 232 222', 'Highest so far'],
    ['333 222 333 333', 'Strongest areas'],
    ['221 111 221 221', 'Highest so far'],
    ['222 111 111 111', 'Highest so far'],
    ['221 111 111 111', 'Highest so far'],
    ['211 211 111 111', 'Highest so far'],
    ['111 111 111 111', 'Strongest area'],
  ])('of %s is called: %s', (digits, label) => {
    expect(inShort(digits).strongest.label).toBe(label)
  })
})

describe('the weakest area', () => {
  it.each([
    [
      'one, and what its lowest answer looks like',
      '444 333 231 333',
      `Coaching & Reinforcement (2.0). ${symptomOf(9, 1)}`,
    ],
    [
      'two that tie, and what the answer to start with looks like',
      '444 333 422 224',
      `Coaching & Reinforcement; Measurement & Optimization (2.7 each). ${symptomOf(8, 2)}`,
    ],
    [
      'two that tie, the one to start with first',
      '444 222 222 444',
      `Coaching & Reinforcement; Content & Training Delivery (2.0 each). ${symptomOf(7, 2)}`,
    ],
    [
      'none where all four score the same',
      '222 222 222 222',
      `All four tie at 2.0, so the plan starts with Strategic Alignment. ${symptomOf(1, 2)}`,
    ],
    ['a high one', '555 555 554 555', `Coaching & Reinforcement (4.7). ${symptomOf(9, 4)}`],
    [
      'one that waits, and why the plan starts elsewhere',
      '331 111 333 333',
      'Content & Training Delivery (1.0). Content waits for priorities and for one message, so the plan starts with Strategic Alignment.',
    ],
    [
      'one without a low answer, and why the plan starts elsewhere',
      '444 444 333 255',
      'Coaching & Reinforcement (3.0). Measurement & Optimization has a lower answer, so the plan starts there.',
    ],
    [
      'none where all four score the same, and content waits',
      '252 144 333 333',
      'All four tie at 3.0. Content waits for priorities and for one message, so the plan starts with Strategic Alignment.',
    ],
    [
      'none at the top',
      '555 555 555 555',
      'Nothing is below the top. The next job is to prove it.',
    ],
  ])('is %s', (_, digits, text) => {
    expect(inShort(digits).weakest.text).toBe(text)
  })

  it.each([
    ['444 333 231 333', 'Weakest area'],
    ['444 333 422 224', 'Weakest areas'],
    ['222 222 222 222', 'Weakest area'],
  ])('of %s is called: %s', (digits, label) => {
    expect(inShort(digits).weakest.label).toBe(label)
  })
})

it('has the first step of the plan, and no line that is long', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const report = reportOf(MODEL, answers)
      const { strongest, weakest, firstStep } = inShortOf(report)
      const { id, from } = report.plan.first[0]
      const { action, needs } = moveTextOf(id, from)

      expect(firstStep).toEqual({ action, needs })
      for (const text of [strongest.text, weakest.text, `${action} ${needs}`]) {
        expect(text.length).toBeLessThanOrEqual(300)
      }
    }),
    { numRuns: 2000 },
  )
})

describe('as plain text', () => {
  it('has the stage, the three lines, room for an owner, the day it is given and the link', () => {
    const report = reportOf(MODEL, answersOf('444 333 231 333'))
    const { action, needs } = moveTextOf(9, 1)

    expect(inShortText(report, BY, 'https://example.com/report/X')).toBe(
      [
        'Subject: Enablement: three steps for the next 90 days',
        `${SITE.productName}: Evolving, 3.0 of 5`,
        'Strongest area: Strategic Alignment (4.0).',
        `Weakest area: Coaching & Reinforcement (2.0). ${symptomOf(9, 1)}`,
        `First step: ${action} Needs: ${needs}. Owner: ____ Due: December 21, 2026.`,
        'Full report: https://example.com/report/X',
      ].join('\n\n'),
    )
  })

  it('says between which stages a score lies', () => {
    expect(inShortText(reportOf(MODEL, answersOf('444 443 333 333')), BY, '')).toContain(
      ': 3.4 of 5, between Evolving and Strategic (labeled Ad Hoc)',
    )
  })
})

it('says what to look for before it is handed on, at the weakest answer and at a strong one', () => {
  expect(beforeForwarding(reportOf(MODEL, answersOf('444 333 231 335')))).toBe(
    'First test two answers: look for the dates of practice after the last training\u00a0(question\u00a09) and an owner and a review date on each piece\u00a0(question\u00a012).',
  )
})

function inShort(digits: string) {
  return inShortOf(reportOf(MODEL, answersOf(digits)))
}
