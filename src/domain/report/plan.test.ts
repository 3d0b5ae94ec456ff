import { describe, expect, it } from 'vitest'
import { answersIn, modelOf } from '../../../tests/support/any-shape.ts'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { readCompleteAnswers } from '../assessment/assessment.ts'
import { scoreAnswers } from '../assessment/scoring.ts'
import { planOf, movesOf } from './plan.ts'
import type { Model } from '../assessment/model.ts'
import type { Move, Plan } from './plan.ts'
import { MODEL, withStages, WITHOUT_GAPS } from '../../../tests/support/twelve-by-five.ts'

describe('the moves', () => {
  it.each([
    // from A to C, for two points, and from B to C: none aims at B
    ['111 111 111 111', '1:1-3 7:1-3 10:1-3', '2:1-3'],
    ['111 222 222 222', '1:1-3 2:1-3 3:1-3', '7:2-3 8:2-3 9:2-3 10:2-3 11:2-3'],
    // the section to start with comes first with its answers at A and B, but no B of it before an A elsewhere
    ['333 232 514 343', '4:2-3 8:1-3 6:2-3', '5:3-4 1:3-4'],
    // but where the steps of the section need each other
    ['552 153 124 451', '7:1-3 8:2-3 12:1-3', ''],
    // and with nothing at A or B it waits
    ['333 145 154 155', '7:1-3 4:1-3 10:1-3', ''],
    // content waits for the message, and for a named priority
    ['252 122 333 412', '3:2-3 4:1-3 11:1-3', ''],
    ['313 111 333 333', '2:1-3 4:1-3 5:1-3', ''],
    ['142 451 332 523', '1:1-3 3:2-3 6:1-3', '9:2-3 11:2-3'],
    // reviews go from once a year to once a quarter, and are raised once in the first three
    ['333 333 333 332', '12:2-4 1:3-4 7:3-4', '4:3-4 10:3-4 2:3-4'],
    ['555 555 555 552', '12:2-4 10:5-5 11:5-5', ''],
    ['555 511 455 411', '11:1-3 12:1-3 5:1-3', '6:1-3 11:3-4 12:3-4'],
    // of sections that tie, the one with the lowest answer
    ['322 333 313 333', '8:1-3 2:2-3 3:2-3', '7:3-4 9:3-4 1:3-4 10:3-4 11:3-4 12:3-4'],
    // an answer that was raised waits for those as low that were not
    ['144 333 333 333', '1:1-3 7:3-4 10:3-4', '4:3-4 8:3-4'],
    // but is raised again while it is the lowest
    ['555 511 444 444', '5:1-3 6:1-3 5:3-4', '6:3-4'],
    // but not a second time, and not from D, while a lower answer waits elsewhere
    ['252 525 252 525', '1:2-3 3:2-3 7:2-3', '9:2-3 11:2-3 5:2-3 1:3-4 3:3-4 7:3-4 9:3-4'],
    ['444 553 545 545', '1:4-5 6:3-4 2:4-5', ''],
    // among equal answers, those of the lower sections come first
    ['413 132 114 132', '7:1-3 8:1-3 10:1-3', ''],
    // where no section stands out, each is in another one
    ['333 333 333 333', '1:3-4 7:3-4 10:3-4', '4:3-4 2:3-4 8:3-4'],
    // a shorter way goes on with the next moves
    ['444 443 333 333', '7:3-4 8:3-4 9:3-4', ''],
    ['554 441 445 554', '6:1-3 6:3-4 4:4-5', ''],
    // the third is elsewhere, where an answer is as low
    ['222 333 333 233', '1:2-3 2:2-3 10:2-3', '3:2-3 11:3-4 12:3-4 7:3-4 8:3-4 9:3-4 4:3-4'],
    // but not where the steps of a section need each other, nor where these three are enough
    ['333 333 222 233', '7:2-3 8:2-3 9:2-3', '10:2-3 11:3-4 12:3-4 1:3-4 2:3-4 3:3-4 4:3-4'],
    ['222 333 232 322', '1:2-3 2:2-3 3:2-3', ''],
    // the last of the first days is one that reaches a stage above, where there is one
    ['222 233 222 332', '1:2-3 2:2-3 12:2-4', ''],
    // at the top, what can be raised comes before what is to keep
    ['555 544 444 444', '7:4-5 8:4-5 9:4-5', ''],
    ['555 555 554 555', '9:4-5 1:5-5 10:5-5', ''],
    ['555 555 555 555', '1:5-5 7:5-5 10:5-5', ''],
  ])('from %s are %s, then %s', (digits, first, then) => {
    const plan = planFor(digits)

    expect([textOf(plan.first), textOf(plan.later)]).toEqual([first, then])
    expect(movesOf(plan).filter(({ from, to, points }) => points !== to - from)).toEqual([])
  })
})

describe('an edited table of ranges', () => {
  it('without gaps is answered by its own bounds', () => {
    expect(planFor('222 222 211 111', WITHOUT_GAPS).nextStage).toMatchObject({
      stage: 'Foundational',
      pointsMissing: 1,
    })
    expect(planFor('333 333 322 222', WITHOUT_GAPS).nextStage).toMatchObject({
      stage: 'Evolving',
      pointsMissing: 1,
    })
  })

  it('with a last stage only for full marks leads to 60', () => {
    const model = withStages({ 4: { from: 5 } })
    const { nextStage, first, later } = planFor('444 444 444 444', model)

    expect(nextStage).toMatchObject({ stage: 'Optimized', pointsMissing: 12 })
    expect(first.length + later.length).toBe(12)
  })

  it('with a last stage that the moves leap over leads to full marks', () => {
    const model = withStages({ 4: { from: 4.75, to: 4.75 } })
    const { first, later } = planFor('155 555 555 555', model)

    expect(textOf([...first, ...later])).toBe('1:1-3 1:3-4 1:4-5')
  })

  it('that ends below 5 has nothing above its last range', () => {
    const model = withStages({ 4: { to: 4.8 } })

    expect(planFor('555 555 554 544', model)).not.toHaveProperty('nextStage')
    expect(planFor('555 555 555 544', model)).not.toHaveProperty('nextStage')
  })
})

it.each([
  [[2, 2], { stage: 'Stage 2', from: 2, pointsMissing: 4 }],
  // A point of an answer counts less where the section has more questions.
  [[1, 2], { stage: 'Stage 2', from: 2 }],
])('counts points to the next stage with sections of %j questions: %j', (sections, nextStage) => {
  const model = modelOf({ sections, options: 3 })
  const answers = answersIn(model, [])
  expect(planOf(model, answers, scoreAnswers(model, answers)).nextStage).toEqual(nextStage)
})

function planFor(digits: string, model: Model = MODEL): Plan {
  const answers = answersOf(digits)
  return planOf(model, answers, scoreAnswers(model, answers))
}

function textOf(moves: readonly Move[]): string {
  return moves.map(({ id, from, to }) => `${id}:${from}-${to}`).join(' ')
}

it('has as many first moves as days', () => {
  const model = { ...MODEL, plan: { ...MODEL.plan, days: [30, 60] as const } }
  const { first, later } = planFor('222 333 444 444', model)
  expect([textOf(first), textOf(later)]).toEqual(['1:2-3 2:2-3', '3:2-3'])
})

it('raises an answer again where every question may be raised only once', () => {
  const model = { ...MODEL, plan: { ...MODEL.plan, once: MODEL.questionIds } }
  expect(movesOf(planFor('555 555 555 555', model)).length).toBe(3)
  const small = {
    ...model,
    questionIds: [1],
    sections: [{ key: 'alignment', name: 'Strategic Alignment', questionIds: [1] }],
  }
  const answers = readCompleteAnswers(small, { 1: 1 })
  if (!answers) throw new Error('No answers')
  expect(movesOf(planOf(small, answers, scoreAnswers(small, answers))).length).toBeGreaterThan(2)
})
