import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyAnswers, answersOf } from '../../domain/assessment/answer-sets.suite.ts'
import { scoreAnswers } from '../../domain/assessment/scoring.ts'
import { planOf } from '../../domain/report/plan.ts'
import type { Plan } from '../../domain/report/plan.ts'
import { moveTextOf } from '../moves/move-text.ts'
import { afterThePlan, planStepsOf, retakeText, whyThisOrder, worthOfPlan } from './plan-words.ts'
import { optionText } from '../questions/questions.ts'
import { MODEL } from '../../model/model.ts'
import { stageOf } from '../../domain/assessment/stage-of.ts'

describe('the order of the steps has a reason', () => {
  it.each([
    ['222 333 333 333', 'the other areas build on priorities and one message'],
    ['444 222 333 333', 'coaching and follow-up need content to work with'],
    ['444 333 222 333', 'plans and content reach customers only through what reps practice'],
    ['444 333 333 223', 'without a result, nobody can tell whether the next steps worked'],
    ['444 333 333 313', 'the choice of what comes next decides where the rest of the effort goes'],
    ['555 545 555 554', 'content that is out of date misleads reps and customers'],
    ['332 111 333 333', 'content is built on priorities and one message'],
  ])('of %s', (digits, reason) => {
    expect(whyThisOrder(planFor(digits))).toBe(
      `In this order, because ${reason}. Finish these before you start anything else.`,
    )
  })
})

describe('the way to the next stage', () => {
  it.each([
    [
      '433 232 445 223',
      'Once routine, these three steps are worth 3 of the 5 points needed for Strategic.',
    ],
    [
      '111 111 111 111',
      'Once routine, these three steps are worth 6 of the 8 points needed for Foundational.',
    ],
    [
      '555 555 551 415',
      'Once routine, the first step is enough for Optimized; the others go further.',
    ],
    [
      '555 444 444 444',
      'Once routine, the first step is enough for Optimized; the others go further.',
    ],
    [
      '333 333 444 433',
      'Once routine, the first two steps are enough for Strategic; the third goes further.',
    ],
    [
      '433 333 333 333',
      'Once routine, these three steps are worth 3 of the 5 points needed for Strategic.',
    ],
    [
      '554 444 333 333',
      'Once routine, these three steps are worth 3 of the 8 points needed for Optimized.',
    ],
    [
      '555 555 554 555',
      'Optimized is the top stage. These steps start with what is still below E.',
    ],
    [
      '555 555 555 555',
      'Optimized is the top stage, and all answers are at the top. These steps prove it.',
    ],
  ])('from %s', (digits, sentence) => {
    expect(worthOfPlan(planFor(digits))).toBe(sentence)
  })
})

it('says when the first steps reach the next stage, and is right', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const plan = planOf(MODEL, answers, scoreAnswers(MODEL, answers))
      const enough = [1, 2, 3].find((count) => {
        const raised = { ...answers }
        for (const { id, to } of plan.first.slice(0, count)) raised[id] = to
        return stageOf(MODEL, scoreAnswers(MODEL, raised).overall) === plan.nextStage?.stage
      })
      const words = worthOfPlan(plan)
      expect([
        words.includes('the first step is enough'),
        words.includes('the first two steps are enough'),
        words.includes('the three steps are enough'),
      ]).toEqual([enough === 1, enough === 2, enough === 3])
    }),
    { numRuns: 5000 },
  )
})

describe('a step of the plan', () => {
  it('says by when, what to do, what it takes, what to check, and where that leads', () => {
    const { action, needs, check } = moveTextOf(7, 1)
    expect(stepsOf('333 333 133 333')[0]).toMatchObject({
      when: 'By December 18 (within 30 days)',
      due: 'Friday, December 18',
      action,
      needs: `${needs}.`,
      check,
      result: { label: 'Leads to', option: optionText(7, 3) },
    })
  })

  it('has a figure to reach if it is the last one', () => {
    const steps = stepsOf('333 333 133 333')
    const { id, from } = planFor('333 333 133 333').first[2]
    expect(steps.map(({ figure }) => figure)).toEqual([
      undefined,
      undefined,
      `${moveTextOf(id, from).figure}.`,
    ])
  })

  it('keeps an answer that is at the top', () => {
    expect(stepsOf('555 555 555 555')[0]?.result).toEqual({
      label: 'Keeps',
      option: optionText(1, 5),
    })
  })

  it('never leads to B', () => {
    const seconds = MODEL.questionIds.map((id) => optionText(id, 2))
    const steps = MODEL.options.flatMap((option) => stepsOf(String(option).repeat(12)))

    expect(steps.filter(({ result }) => seconds.includes(result.option))).toEqual([])
  })
})

it('names what leads on to the next stage, each subject once', () => {
  expect(afterThePlan(planFor('443 323 345 223'))).toBe(
    'After that, on the way to Strategic: Review of content and training.',
  )
  expect(afterThePlan(planFor('555 444 444 444'))).toBeUndefined()
})

it('says when to retake it, and what to compare it with', () => {
  expect(retakeText('2026-11-20', '4ENB-JEXS')).toBe(
    'Retake the assessment on Thursday, February 18, and compare it with report 4ENB-JEXS.',
  )
})

function planFor(digits: string): Plan {
  const answers = answersOf(digits)
  return planOf(MODEL, answers, scoreAnswers(MODEL, answers))
}

function stepsOf(digits: string) {
  return planStepsOf(planFor(digits), '2026-11-20')
}
