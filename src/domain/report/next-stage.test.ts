import { afterEach, describe, expect, it } from 'vitest'
import { answersOf } from '../assessment/answer-sets.suite.ts'
import { reportOf } from './report.ts'
import type { NextStage } from './next-stage.ts'
import { scoreAnswers } from '../assessment/scoring.ts'
import { STAGES } from '../assessment/stage.ts'

describe('the next stage', () => {
  it.each([
    ['111 111 111 111', 12, 'Foundational', 8],
    ['222 222 111 111', 18, 'Foundational', 2],
    ['222 222 211 111', 19, 'Foundational', 1], // in a gap
    ['222 222 221 111', 20, 'Evolving', 12],
    ['333 333 222 222', 30, 'Evolving', 2],
    ['333 333 322 222', 31, 'Evolving', 1], // in a gap
    ['333 333 332 222', 32, 'Strategic', 10],
    ['444 433 333 333', 40, 'Strategic', 2],
    ['444 443 333 333', 41, 'Strategic', 1], // in a gap
    ['444 444 333 333', 42, 'Optimized', 10],
    ['555 444 444 443', 50, 'Optimized', 2],
    ['555 444 444 444', 51, 'Optimized', 1], // in a gap, reported as Ad Hoc
  ])('from %s (total %i) is %s, %i points up', (digits, total, stage, missing) => {
    const next = reportOf(answersOf(digits)).nextStage

    expect(scoreAnswers(answersOf(digits)).total).toBe(total)
    expect(next).toMatchObject({ stage, missing })
    expect(next?.steps).toHaveLength(missing)
  })

  it.each(['555 544 444 444', '555 555 554 544', '555 555 555 555'])(
    'is none above %s: it is Optimized already',
    (digits) => {
      expect(reportOf(answersOf(digits)).nextStage).toBeUndefined()
    },
  )
})

describe('the recommended steps', () => {
  it.each([
    // the lowest answers, wherever they are
    ['555 511 444 444', '5:1-2 6:1-2 5:2-3 6:2-3 5:3-4 6:3-4'],
    // equal answers: alignment, coaching, measurement, content
    ['222 222 222 222', '1:2-3 2:2-3 3:2-3 7:2-3 8:2-3 9:2-3 10:2-3 11:2-3'],
    // the section to start with (content) comes before that order
    ['333 332 333 333', '6:2-3 4:3-4 5:3-4 6:3-4 1:3-4 2:3-4 3:3-4'],
    // a lower answer comes before the section to start with
    ['322 333 313 333', '8:1-2 2:2-3 3:2-3 8:2-3 1:3-4 2:3-4 3:3-4 7:3-4 8:3-4 9:3-4'],
    // one question is raised again and again while it is the lowest
    ['155 555 444 444', '1:1-2 1:2-3'],
    // an answer at the top is not raised
    ['555 555 555 111', '10:1-2 11:1-2 12:1-2 10:2-3'],
  ])('from %s are %s', (digits, steps) => {
    expect(told(reportOf(answersOf(digits)).nextStage)).toBe(steps)
  })

  it('leave open every question below option 5', () => {
    expect(reportOf(answersOf('155 345 554 445')).nextStage?.open).toEqual([1, 4, 5, 9, 10, 11])
  })
})

describe('the number of choices', () => {
  it.each([
    ['222 222 211 111', 12], // one point, any answer
    ['444 443 333 333', 12],
    ['222 222 111 111', 78], // two points: 66 pairs and 12 twice the same
    ['111 111 111 111', 71_214], // C(19,11) - 12 C(14,11): eight points, four at most for each
  ])('from %s is %i', (digits, choices) => {
    expect(reportOf(answersOf(digits)).nextStage?.choices ?? 0).toBe(choices)
  })
})

describe('an edited table of ranges', () => {
  const original = STAGES.map((stage) => ({ ...stage }))
  afterEach(() => {
    STAGES.forEach((stage, place) => Object.assign(stage, original[place]))
  })

  it('without gaps is answered by its own bounds', () => {
    const bounds = [1.59, 2.59, 3.49, 4.29, 5]
    STAGES.forEach((stage, place) => Object.assign(stage, { to: bounds[place] }))

    expect(reportOf(answersOf('222 222 211 111')).nextStage).toMatchObject({
      stage: 'Foundational',
      missing: 1,
    })
    expect(reportOf(answersOf('333 333 322 222')).nextStage).toMatchObject({
      stage: 'Evolving',
      missing: 1,
    })
  })

  it('with a stage that no total reaches leads past it', () => {
    Object.assign(STAGES[1], { from: 1.6, to: 1.61 })

    expect(reportOf(answersOf('222 222 111 111')).nextStage).toMatchObject({
      stage: 'Evolving',
      missing: 14,
    })
  })

  it('with a last stage for full marks alone leads to 60', () => {
    Object.assign(STAGES[4], { from: 5 })

    expect(reportOf(answersOf('444 444 444 444')).nextStage).toMatchObject({
      stage: 'Optimized',
      missing: 12,
    })
  })

  it('that ends below 5 has nothing above its last range', () => {
    Object.assign(STAGES[4], { to: 4.8 })

    expect(reportOf(answersOf('555 555 554 544')).nextStage).toBeUndefined()
    expect(reportOf(answersOf('555 555 555 544')).nextStage).toBeUndefined()
  })
})

function told(next: NextStage | undefined): string | undefined {
  return next?.steps.map(({ id, from, to }) => `${id}:${from}-${to}`).join(' ')
}
