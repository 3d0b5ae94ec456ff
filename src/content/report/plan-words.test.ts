import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyAnswers, answersOf } from '../../domain/assessment/answer-sets.suite.ts'
import { OPTION_NUMBERS, QUESTION_IDS } from '../../domain/assessment/assessment.ts'
import { scoreAnswers, stageOfTotal } from '../../domain/assessment/scoring.ts'
import { planOf } from '../../domain/report/plan.ts'
import type { Plan } from '../../domain/report/plan.ts'
import { moveTextOf } from '../moves/move-text.ts'
import { areaTitle, openAreasOf, planStepOf, wayIntroduction, whyStart } from './plan-words.ts'
import { optionText, questionOf } from '../questions/questions.ts'

describe('why we start there', () => {
  it.each([
    ['222 333 333 333', 'It is the lowest area (2.0).'],
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

it('tells what is left of the area to start with from the plans of the others', () => {
  const { start, areas } = planFor('112 241 311 212')
  expect(areas.map(({ section }) => areaTitle(section, start))).toEqual([
    'More for Strategic Alignment',
    'Coaching & Reinforcement',
    'Measurement & Optimization',
    'Content & Training Delivery',
  ])
})

describe('the way to the next stage', () => {
  it.each([
    [
      '433 232 445 223',
      'It takes 5 more answer levels to reach Strategic. Each is one answer, one level up.',
    ],
    [
      '111 111 111 111',
      'It takes 8 more answer levels to reach Foundational. Each is one answer, one level up. A step from the first option, A, leads to C and counts two.',
    ],
    [
      '555 555 551 415',
      'It takes 1 more answer level to reach Optimized: one answer, one level up. A step from the first option, A, leads to C and counts two. The first step is enough; the others go further.',
    ],
    [
      '555 444 444 444',
      'It takes 1 more answer level to reach Optimized: one answer, one level up. The first step is enough; the others go further.',
    ],
    [
      '333 333 444 433',
      'It takes 2 more answer levels to reach Strategic. Each is one answer, one level up. The first two steps are enough; the third goes further.',
    ],
    [
      '555 555 554 555',
      'Optimized is the top stage. These steps start with what is still below E.',
    ],
    [
      '555 555 555 555',
      'Optimized is the top stage, and all answers are at the top. These steps show whether that holds.',
    ],
  ])('from %s', (digits, sentence) => {
    expect(wayIntroduction(planFor(digits))).toBe(sentence)
  })
})

it('counts two wherever a step of the way is two levels up', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const plan = planOf(answers, scoreAnswers(answers))
      const isOnWay = [...plan.first, ...plan.later].some(({ points }) => points === 2)
      const saysSo = wayIntroduction(plan).includes('counts two')
      expect(saysSo).toBe(isOnWay && plan.nextStage !== undefined)
    }),
    { numRuns: 2000 },
  )
})

it('says when fewer than three steps reach the next stage, and is right', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const plan = planOf(answers, scoreAnswers(answers))
      const enough = [1, 2].find((count) => {
        const raised = { ...answers }
        for (const { id, to } of plan.first.slice(0, count)) raised[id] = to
        return stageOfTotal(scoreAnswers(raised).total) === plan.nextStage?.stage
      })
      const words = wayIntroduction(plan)
      expect([
        words.includes('The first step is enough; the others go further.'),
        words.includes('The first two steps are enough; the third goes further.'),
        words.includes('enough'),
      ]).toEqual([enough === 1, enough === 2, enough !== undefined])
    }),
    { numRuns: 5000 },
  )
})

describe('a step of the plan', () => {
  it('quotes the answer, says what to do and to check, and where that leads', () => {
    expect(stepsOf('333 333 133 333')[0]).toEqual({
      id: 7,
      topic: 'Skill coaching',
      from: { label: 'You said', option: optionText(7, 1) },
      action: moveTextOf(7, 1).action,
      check: moveTextOf(7, 1).check,
      result: { label: 'Leads to', option: optionText(7, 3) },
    })
  })

  it('that goes on from an earlier one says so', () => {
    expect(stepsOf('555 511 444 444')[2]).toMatchObject({
      id: 5,
      from: { label: 'By then', option: optionText(5, 3) },
      result: { label: 'Leads to', option: optionText(5, 4) },
    })
  })

  it('keeps an answer that is at the top', () => {
    expect(stepsOf('555 555 555 555')[0]).toMatchObject({
      from: { label: 'You said', option: optionText(1, 5) },
      result: { label: 'Keeps', option: optionText(1, 5) },
    })
  })

  it('never leads to B', () => {
    const seconds = QUESTION_IDS.map((id) => optionText(id, 2))
    const steps = OPTION_NUMBERS.flatMap((option) => stepsOf(String(option).repeat(12)))

    expect(steps.filter(({ result }) => seconds.includes(result.option))).toEqual([])
  })
})

describe('the steps of the areas', () => {
  it.each([
    [
      '433 232 445 223',
      'The steps for “Content for each rep” and “Content by role and deal stage” stand above.',
    ],
    [
      '252 525 252 525',
      'The steps for “Skill coaching”, “Use of training in daily work”, “Choice of what comes next” and “Training after onboarding” stand above.',
    ],
    ['345 315 221 334', 'The step for “Training after onboarding” stands above.'],
    ['555 555 555 555', undefined],
  ])('of %s: one sentence names those that stand above', (digits, sentence) => {
    expect(openAreasOf(planFor(digits)).told).toBe(sentence)
  })

  it('tell no step of the plan again, and leave none out', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const plan = planOf(answers, scoreAnswers(answers))
        const { areas, told = '' } = openAreasOf(plan)
        const open = areas.flatMap(({ moves }) => moves)
        const above = [...plan.first, ...plan.later]
        expect(areas.every(({ moves }) => moves.length > 0)).toBe(true)
        for (const { id, from } of plan.areas.flatMap(({ moves }) => moves)) {
          const isAbove = above.some((move) => move.id === id && move.from === from)
          expect(open.some((move) => move.id === id)).toBe(!isAbove)
          expect(told.includes(`“${questionOf(id).topic}”`)).toBe(isAbove)
        }
      }),
      { numRuns: 2000 },
    )
  })
})

function planFor(digits: string): Plan {
  const answers = answersOf(digits)
  return planOf(answers, scoreAnswers(answers))
}

function stepsOf(digits: string) {
  const { first, later, areas } = planFor(digits)
  const moves = [...first, ...later, ...areas.flatMap((area) => area.moves)]
  return moves.map((move) => planStepOf(move, answersOf(digits), 'You said'))
}
