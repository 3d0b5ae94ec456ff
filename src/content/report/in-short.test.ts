import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyAnswers, answersOf } from '../../domain/assessment/answer-sets.suite.ts'
import { QUESTION_IDS, TOP_OPTION } from '../../domain/assessment/assessment.ts'
import { reportOf } from '../../domain/report/report.ts'
import { beforeForwarding, inShortOf, inShortText } from './in-short.ts'
import { moveTextOf, symptomOf } from '../moves/move-text.ts'
import { optionText, questionOf } from '../questions/questions.ts'
import { SITE } from '../site.ts'

const BY = 'December 21, 2026'

describe('the strongest area', () => {
  it.each([
    [
      'one',
      '444 333 222 333',
      `Strategic Alignment (4.0). Joining go-to-market planning: “${optionText(1, 4)}.”`,
    ],
    [
      'two that tie, with the highest answer of both',
      '333 444 222 345',
      `Content & Training Delivery; Measurement & Optimization (4.0 each). Review of content and training: “${optionText(12, 5)}.”`,
    ],
    [
      'three that tie',
      '333 222 333 333',
      `The other three areas (3.0 each). Proof that programs worked: “${optionText(10, 3)}.”`,
    ],
    [
      'none where all four score the same',
      '135 513 333 351',
      `None stands out, as all four areas score 3.0. Message to customers: “${optionText(3, 5)}.”`,
    ],
    ['none at the bottom', '111 111 111 111', 'None stands out, as all twelve answers are at A.'],
    [
      'none of equal answers',
      '444 444 444 444',
      'None stands out, as all twelve answers are at D.',
    ],
    ['all at the top', '555 555 555 555', 'All four, as each of the twelve answers is at the top.'],
  ])('is %s', (_, digits, text) => {
    expect(linesOf(digits)[0].text).toBe(text)
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
    expect(linesOf(digits)[0].label).toBe(label)
  })
})

it('quotes as strongest none that the report asks to look after, where another is as high', () => {
  expect(linesOf('555 555 555 545')[0].text).toContain(questionOf(2).topic)
})

describe('the weakest area', () => {
  it.each([
    [
      'one, with its lowest answer and what that looks like',
      '444 333 231 333',
      `Coaching & Reinforcement (2.0). Use of training in daily work: “${optionText(9, 1)}.” ${symptomOf(9, 1)}`,
    ],
    [
      'two that tie, with the answer to start with',
      '444 333 422 224',
      `Coaching & Reinforcement; Measurement & Optimization (2.7 each). Coaching support for managers: “${optionText(8, 2)}.” ${symptomOf(8, 2)}`,
    ],
    [
      'two that tie, the one to start with first',
      '444 222 222 444',
      `Coaching & Reinforcement; Content & Training Delivery (2.0 each). Skill coaching: “${optionText(7, 2)}.” ${symptomOf(7, 2)}`,
    ],
    [
      'none where all four score the same',
      '222 222 222 222',
      `All four tie at 2.0, so the plan starts with Strategic Alignment. Joining go-to-market planning: “${optionText(1, 2)}.” ${symptomOf(1, 2)}`,
    ],
    [
      'a high one',
      '555 555 554 555',
      `Coaching & Reinforcement (4.7). Use of training in daily work: “${optionText(9, 4)}.” ${symptomOf(9, 4)}`,
    ],
    [
      'none at the top',
      '555 555 555 555',
      'Nothing is below the top. The next job is to prove it.',
    ],
  ])('is %s', (_, digits, text) => {
    expect(linesOf(digits)[1].text).toBe(text)
  })

  it.each([
    ['444 333 231 333', 'Weakest area'],
    ['444 333 422 224', 'Weakest areas'],
    ['222 222 222 222', 'Weakest area'],
  ])('of %s is called: %s', (digits, label) => {
    expect(linesOf(digits)[1].label).toBe(label)
  })
})

it('has a first step with room for an owner and the day it is given', () => {
  expect(linesOf('444 333 231 333')[2]).toEqual({
    label: 'First step',
    text: `${moveTextOf(9, 1).action} Needs: ${moveTextOf(9, 1).needs}. Owner: ____ Due: December 21, 2026.`,
  })
})

it('rests on the same answer as the plan, and quotes only what was answered', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const report = reportOf(answers)
      const [strongest, weakest, firstStep] = inShortOf(report, BY)
      const { id, from } = report.plan.first[0]
      const said = QUESTION_IDS.map((question) => optionText(question, answers[question]))

      expect(firstStep.text).toContain(moveTextOf(id, from).action)
      const low = report.plan.start.weakest.answer
      if (from < TOP_OPTION) {
        expect(weakest.text).toContain(`“${optionText(low.id, low.option)}.”`)
      }
      for (const quote of strongest.text.matchAll(/“(.+)\.”/g)) expect(said).toContain(quote[1])
      for (const { text } of [strongest, weakest, firstStep]) {
        expect(text.length).toBeLessThanOrEqual(360)
      }
    }),
    { numRuns: 2000 },
  )
})

describe('as plain text', () => {
  it('has the stage, the three lines and the link', () => {
    const report = reportOf(answersOf('444 333 231 333'))
    const lines = inShortOf(report, BY).map(({ label, text }) => `${label}: ${text}`)

    expect(inShortText(report, BY, 'https://example.com/report/X')).toBe(
      [
        'Subject: Enablement: three steps for the next 90 days',
        `${SITE.productName}: Evolving, 3.0 of 5`,
        ...lines,
        'Full report: https://example.com/report/X',
      ].join('\n\n'),
    )
  })

  it('says between which stages a score lies', () => {
    expect(inShortText(reportOf(answersOf('444 443 333 333')), BY, '')).toContain(
      ': 3.4 of 5, between Evolving and Strategic (labeled Ad Hoc)',
    )
  })
})

it('says what to look for before it is handed on, at the weakest answer and at a strong one', () => {
  expect(beforeForwarding(reportOf(answersOf('444 333 231 335')))).toBe(
    'Before you forward this, look for the dates of practice after the last training\u00a0(question\u00a09) and an owner and a review date on each piece\u00a0(question\u00a012).',
  )
})

function linesOf(digits: string) {
  return inShortOf(reportOf(answersOf(digits)), BY)
}
