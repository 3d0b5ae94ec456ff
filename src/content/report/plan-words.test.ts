import { answerTo } from '../../domain/assessment/assessment.ts'
import { stageOf } from '../../domain/assessment/stage-of.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyAnswers, answersOf } from '../../domain/assessment/answer-sets.suite.ts'
import { scoreAnswers } from '../../domain/assessment/scoring.ts'
import { planOf } from '../../domain/report/plan.ts'
import type { Plan } from '../../domain/report/plan.ts'
import { moveTextOf } from '../moves/move-text.ts'
import {
  answerAgain,
  leaveForLater,
  otherMovesOf,
  planStepOf,
  wayIntroduction,
  whyStart,
} from './plan-words.ts'
import { optionText } from '../questions/questions.ts'
import { MODEL } from '../../model/model.ts'

describe('why we start there', () => {
  it.each([
    ['222 333 333 333', 'It is the lowest area (2.0).'],
    [
      '332 111 333 333',
      'Content & Training Delivery is the lowest area (1.0). But content is sorted by priorities and by one message, so these come first.',
    ],
    [
      '555 333 515 555',
      'Content & Training Delivery is the lowest area (3.0). But an answer at A or B comes before any at C or above.',
    ],
    [
      '444 444 443 443',
      'It shares the lowest score (3.7) with Measurement & Optimization. It comes first because coaching turns plans and content into what reps do.',
    ],
    [
      '333 222 444 222',
      'It shares the lowest score (2.0) with Content & Training Delivery. It comes first because results can show which content to change.',
    ],
    [
      '555 544 555 445',
      'It shares the lowest score (4.3) with Content & Training Delivery. It comes first because results can show which content to change.',
    ],
    [
      '555 545 555 554',
      'It shares the lowest score (4.7) with Content & Training Delivery. It comes first because content that is out of date misleads reps and customers.',
    ],
    [
      '222 222 444 222',
      'It shares the lowest score (2.0) with Measurement & Optimization and with Content & Training Delivery. It comes first because planning and the message set the direction for the other work.',
    ],
    [
      '444 333 422 233',
      'It shares the lowest score (2.7) with Measurement & Optimization. It comes first because coaching turns plans and content into what reps do.',
    ],
    [
      '444 444 333 531',
      'It shares the lowest score (3.0) with Coaching & Reinforcement. It comes first because it has the lowest answer of the areas that tie.',
    ],
    [
      '333 333 234 333',
      'All four areas score the same (3.0). This one comes first because it holds the lowest answer.',
    ],
    [
      '333 333 333 333',
      'All four areas score the same (3.0). This one comes first because planning and the message set the direction for the other work.',
    ],
  ])('from %s', (digits, sentence) => {
    expect(whyStart(planFor(digits).start)).toBe(sentence)
  })
})

describe('the way to the next stage', () => {
  it.each([
    ['433 232 445 223', 'Together, 3 of the 5 points to Strategic.'],
    ['111 111 111 111', 'Together, 6 of the 8 points to Foundational.'],
    ['555 555 551 415', 'The first step reaches Optimized; the others go further.'],
    ['555 444 444 444', 'The first step reaches Optimized; the others go further.'],
    ['333 333 444 433', 'The first two steps reach Strategic; the third goes further.'],
    ['433 333 333 333', 'Together, 3 of the 5 points to Strategic.'],
    ['554 444 333 333', 'Together, 3 of the 8 points to Optimized.'],
    [
      '555 555 554 555',
      'Optimized is the top stage. These steps start with what is still below E.',
    ],
    [
      '555 555 555 555',
      'Optimized is the top stage, and all answers are at the top. These steps prove it.',
    ],
  ])('from %s', (digits, sentence) => {
    expect(wayIntroduction(planFor(digits))).toBe(sentence)
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
      const words = wayIntroduction(plan)
      expect([
        words.includes('The first step reaches'),
        words.includes('The first two steps reach'),
        words.includes('Together they reach'),
      ]).toEqual([enough === 1, enough === 2, enough === 3])
    }),
    { numRuns: 5000 },
  )
})

describe('a step of the plan', () => {
  it('says what to do, what it takes, what to check, and where that leads', () => {
    const { action, needs, check } = moveTextOf(7, 1)
    expect(stepsOf('333 333 133 333')[0]).toEqual({
      topic: 'Skill coaching',
      action,
      needs: `${needs}.`,
      check,
      result: { label: 'Leads to', option: optionText(7, 3) },
    })
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

describe('the steps for the other answers', () => {
  it('are one for each answer that no step of the plan raises', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const plan = planOf(MODEL, answers, scoreAnswers(MODEL, answers))
        const told = [...plan.first, ...plan.later].map(({ id }) => id)
        const others = otherMovesOf(plan).map(({ id }) => id)
        expect(others.filter((id) => told.includes(id))).toEqual([])
        const missing = MODEL.questionIds.filter(
          (id) => answerTo(answers, id) < 5 && ![...told, ...others].includes(id),
        )
        expect([missing, new Set(others).size]).toEqual([[], others.length])
      }),
      { numRuns: 2000 },
    )
  })

  it('wait, the highest of them first, and none that a step raises or that is at the top', () => {
    expect(leaveForLater(planFor('344 111 111 333'))).toBe(
      'Leave for later: “Link to go-to-market priorities” and “Message to customers”. They pay off once the first steps are done.',
    )
    expect(leaveForLater(planFor('555 555 111 455'))).toBe(
      'Leave for later: “Proof that programs worked”. It pays off once the first steps are done.',
    )
    expect(leaveForLater(planFor('555 555 555 555'))).toBeUndefined()
  })
})

it('says when to answer again, and with which code to compare', () => {
  expect(answerAgain('February 21, 2027', '4ENB-JEXS')).toBe(
    'Answer again on February 21, 2027, and compare with code 4ENB-JEXS.',
  )
})

function planFor(digits: string): Plan {
  const answers = answersOf(digits)
  return planOf(MODEL, answers, scoreAnswers(MODEL, answers))
}

function stepsOf(digits: string) {
  const { first, later, areas } = planFor(digits)
  const moves = [...first, ...later, ...areas.flatMap((area) => area.moves)]
  return moves.map((move) => planStepOf(move))
}
