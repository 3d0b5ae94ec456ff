import { expect, it } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { scoreAnswers } from '../assessment/scoring.ts'
import { planOf } from './plan.ts'
import { areLevel } from './level.ts'
import { reportOf } from './report.ts'
import { answersIn, modelOf } from '../../../tests/support/any-shape.ts'
import { MODEL } from '../../../tests/support/twelve-by-five.ts'

it('tells everything that the answers 122 345 434 552 say', () => {
  const answers = answersOf('122 345 434 552')
  const [alignment, training, coaching, measurement] = [
    { name: 'Strategic Alignment', total: 5, score: 5 / 3 },
    { name: 'Content & Training Delivery', total: 12, score: 4 },
    { name: 'Coaching & Reinforcement', total: 11, score: 11 / 3 },
    { name: 'Measurement & Optimization', total: 12, score: 4 },
  ]
  const from = (first: number, options: number[]) =>
    options.map((option, index) => ({ id: first + index, option }))

  expect(reportOf(MODEL, answers)).toEqual({
    answers,
    scores: {
      ...{ total: 40, overall: 40 / 12 },
      sections: [alignment, training, coaching, measurement],
    },
    stage: 'Evolving',
    sections: [
      { ...alignment, tag: 'start-here', answers: from(1, [1, 2, 2]) },
      { ...training, tag: 'strongest', answers: from(4, [3, 4, 5]) },
      { ...coaching, answers: from(7, [4, 3, 4]) },
      { ...measurement, tag: 'strongest', answers: from(10, [5, 5, 2]) },
    ],
    plan: planOf(MODEL, answers, scoreAnswers(MODEL, answers)),
  })
})

it('names the gap, and no gap inside a range', () => {
  expect(reportOf(MODEL, answersOf('455 445 444 444'))).toMatchObject({
    stage: 'Ad Hoc',
    gap: { below: 'Strategic', above: 'Optimized' },
  })
  expect(reportOf(MODEL, answersOf('555 445 444 444'))).not.toHaveProperty('gap')
})

it.each([
  ['555 444 333 222', ['strongest', undefined, undefined, 'start-here']],
  ['333 333 444 555', ['start-here', undefined, undefined, 'strongest']], // tied for lowest
  ['111 555 555 333', ['start-here', 'strongest', 'strongest', undefined]], // tied for highest
  ['333 222 333 333', [undefined, 'start-here', undefined, undefined]], // three tied
  ['551 344 333 333', ['start-here', undefined, undefined, undefined]], // is as high
  ['222 222 222 223', ['start-here', undefined, undefined, undefined]], // level
  ['135 513 333 351', [undefined, undefined, undefined, undefined]], // all four are 9
])('the tags of %s are %j', (digits, tags) => {
  expect(reportOf(MODEL, answersOf(digits)).sections.map(({ tag }) => tag)).toEqual(tags)
})

it('calls no area strong whose score is shown like that of another one', () => {
  const model = modelOf({ sections: [15, 2, 2], options: 2 })
  const answers = answersIn(model, [...Array(7).fill(2), ...Array(8).fill(1), 1, 2, 1, 1])
  const named = reportOf(model, answers).sections.map(({ tag }) => tag)
  expect(named).toEqual(['strongest', 'strongest', 'start-here'])
  const alike = answersIn(model, [...Array(7).fill(2), ...Array(8).fill(1), 1, 2, 1, 2])
  const tags = reportOf(model, alike).sections.map(({ tag }) => tag)
  expect(tags).toEqual([undefined, undefined, undefined])
})

it('has no tag and no lowest where areas of several lengths show one score', () => {
  // Of two options: 16 of 11 and 19 of 13 are both 1.5.
  const model = modelOf({ sections: [11, 13], options: 2 })
  const options = [
    ...Array(6).fill(1),
    ...Array(5).fill(2),
    ...Array(7).fill(1),
    ...Array(6).fill(2),
  ]
  const answers = answersIn(model, options)
  const { sections, plan } = reportOf(model, answers)
  expect(sections.map(({ tag }) => tag)).toEqual([undefined, undefined])
  expect(areLevel(model, sections)).toBe(true)
  expect(plan.start.lowest).toHaveLength(2)
})

it.each([
  [[3, 3, 3], [2, 2, 2, 2, 2, 2, 2, 2, 3], true],
  // Where an area has one question, its answer is all there is to tell it by.
  [[1, 1, 1], [2, 2, 3], false],
  // 1.47 and 1.50 are both shown as 1.5.
  [[15, 2], [...Array(7).fill(2), ...Array(8).fill(1), 1, 2], true],
  [[15, 2], [...Array(6).fill(2), ...Array(9).fill(1), 1, 2], false],
])(
  'tells areas of %j questions apart from the answers %j: level %s',
  (sections, answers, isLevel) => {
    const model = modelOf({ sections, options: 4 })
    expect(areLevel(model, scoreAnswers(model, answersIn(model, answers)).sections)).toBe(isLevel)
  },
)
