import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ALL_SECTION_SUMS,
  anyAnswers,
  answersOf,
  answersWithSums,
} from '../assessment/answer-sets.suite.ts'
import { QUESTION_IDS, SECTIONS } from '../assessment/assessment.ts'
import { bandOf, reportOf, weakestAnswer } from './report.ts'
import { START_ORDER } from './start-with.ts'

describe('reportOf', () => {
  it('tells everything that the answers 122 345 434 552 say', () => {
    const answers = answersOf('122 345 434 552')

    expect(reportOf(answers)).toEqual({
      answers,
      scores: {
        total: 40,
        overall: 40 / 12,
        sections: [
          { name: 'Strategic Alignment', total: 5, score: 5 / 3 },
          { name: 'Content & Training Delivery', total: 12, score: 4 },
          { name: 'Coaching & Reinforcement', total: 11, score: 11 / 3 },
          { name: 'Measurement & Optimization', total: 12, score: 4 },
        ],
      },
      stage: 'Evolving',
      sections: [
        {
          name: 'Strategic Alignment',
          total: 5,
          score: 5 / 3,
          band: 'low',
          tag: 'start-here',
          answers: [
            { id: 1, option: 1 },
            { id: 2, option: 2 },
            { id: 3, option: 2 },
          ],
        },
        {
          name: 'Content & Training Delivery',
          total: 12,
          score: 4,
          band: 'high',
          tag: 'strongest',
          answers: [
            { id: 4, option: 3 },
            { id: 5, option: 4 },
            { id: 6, option: 5 },
          ],
        },
        {
          name: 'Coaching & Reinforcement',
          total: 11,
          score: 11 / 3,
          band: 'mid',
          answers: [
            { id: 7, option: 4 },
            { id: 8, option: 3 },
            { id: 9, option: 4 },
          ],
        },
        {
          name: 'Measurement & Optimization',
          total: 12,
          score: 4,
          band: 'high',
          tag: 'strongest',
          answers: [
            { id: 10, option: 5 },
            { id: 11, option: 5 },
            { id: 12, option: 2 },
          ],
        },
      ],
      startWith: 'Strategic Alignment',
      nextStage: {
        stage: 'Strategic',
        missing: 2,
        steps: [
          { id: 1, from: 1, to: 2 },
          { id: 1, from: 2, to: 3 },
        ],
        choices: 36 + 6, // pairs, and six answers that have room for two
        open: [1, 2, 3, 4, 5, 7, 8, 9, 12],
      },
      stability: {
        holds: false,
        changes: [{ direction: 'up', stage: 'Ad Hoc', questionIds: [1, 2, 3, 4, 5, 7, 8, 9, 12] }],
      },
    })
  })

  it('names the gap, and no gap inside a range', () => {
    expect(reportOf(answersOf('455 445 444 444'))).toMatchObject({
      stage: 'Ad Hoc',
      gap: { below: 'Strategic', above: 'Optimized' },
    })
    expect(reportOf(answersOf('555 445 444 444'))).not.toHaveProperty('gap')
  })

  it('has no next stage at Optimized', () => {
    expect(reportOf(answersOf('555 445 444 444'))).not.toHaveProperty('nextStage')
  })

  it('is the same every time, in every value', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        expect(reportOf({ ...answers })).toEqual(reportOf(answers))
      }),
      { numRuns: 200 },
    )
  })
})

describe('tags', () => {
  it.each([
    ['345 111 555 444', [undefined, 'start-here', 'strongest', undefined]],
    ['555 444 333 222', ['strongest', undefined, undefined, 'start-here']],
    ['333 333 444 555', ['start-here', undefined, undefined, 'strongest']], // tied for lowest
    ['111 555 555 333', ['start-here', 'strongest', 'strongest', undefined]], // tied for highest
    ['222 222 222 223', ['start-here', undefined, undefined, 'strongest']],
    ['333 333 444 444', ['start-here', undefined, 'strongest', 'strongest']],
    ['333 333 333 333', [undefined, undefined, undefined, undefined]],
    ['135 513 333 351', [undefined, undefined, undefined, undefined]], // all four are 9
  ])('of %s are %j', (digits, tags) => {
    expect(reportOf(answersOf(digits)).sections.map(({ tag }) => tag)).toEqual(tags)
  })
})

describe('startWith', () => {
  it.each([
    ['222 333 333 333', 'Strategic Alignment'],
    ['333 222 333 333', 'Content & Training Delivery'],
    ['333 333 222 333', 'Coaching & Reinforcement'],
    ['333 333 333 222', 'Measurement & Optimization'],
    ['222 222 222 222', 'Strategic Alignment'], // all equal
    ['222 222 333 333', 'Strategic Alignment'],
    ['333 222 222 222', 'Coaching & Reinforcement'],
    ['333 222 333 222', 'Measurement & Optimization'],
    ['333 123 222 213', 'Coaching & Reinforcement'],
  ])('of %s is %s', (digits, name) => {
    expect(reportOf(answersOf(digits)).startWith).toBe(name)
  })

  it('is a lowest section and the first of them in the order, for every vector of sums', () => {
    const wrong = ALL_SECTION_SUMS.filter((sums) => {
      const lowest = SECTIONS.filter((_, place) => sums[place] === Math.min(...sums))
      const first = lowest.toSorted((one, other) => placeOf(one.name) - placeOf(other.name))[0]
      return reportOf(answersWithSums(sums, 0)).startWith !== first?.name
    })
    expect(wrong).toEqual([])
  })

  it('knows a place for every section', () => {
    expect(START_ORDER.toSorted()).toEqual(SECTIONS.map(({ name }) => name).toSorted())
  })
})

describe('bandOf', () => {
  it('is low to 7, mid to 11, high to 15', () => {
    const sums = Array.from({ length: 13 }, (_, place) => place + 3)
    expect(sums.map((sum) => bandOf(sum, 3))).toEqual([
      ...Array(5).fill('low'),
      ...Array(4).fill('mid'),
      ...Array(4).fill('high'),
    ])
  })

  it('follows the number of questions', () => {
    const sums = [2, 3, 4, 5, 6, 7, 8, 9, 10]
    expect(sums.map((sum) => bandOf(sum, 2))).toEqual([
      ...Array(3).fill('low'),
      ...Array(3).fill('mid'),
      ...Array(3).fill('high'),
    ])
  })
})

describe('weakestAnswer', () => {
  const answers = answersOf('534 255 421 312')

  it.each([
    [[1, 2, 3], { id: 2, option: 3 }],
    [[4, 5, 6], { id: 4, option: 2 }],
    [[7, 8, 9], { id: 9, option: 1 }],
    [[5], { id: 5, option: 5 }],
    [QUESTION_IDS, { id: 9, option: 1 }], // before question 11
    [[11, 9], { id: 11, option: 1 }], // in the order of the ids given
    [[3, 7], { id: 3, option: 4 }],
  ] as const)('among %j is %o', (ids, weakest) => {
    expect(weakestAnswer(answers, ids)).toEqual(weakest)
  })

  it('throws when there is no question to choose from', () => {
    expect(() => weakestAnswer(answers, [])).toThrow()
  })
})

function placeOf(name: (typeof SECTIONS)[number]['name']): number {
  return ['Strategic', 'Coaching', 'Measurement', 'Content'].findIndex((word) =>
    name.startsWith(word),
  )
}
