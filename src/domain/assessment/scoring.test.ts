import { describe, expect, it } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { answersIn, modelOf } from '../../../tests/support/any-shape.ts'
import { areExact, scoreAnswers } from './scoring.ts'
import { MODEL } from '../../../tests/support/twelve-by-five.ts'

describe('scoreAnswers', () => {
  it('averages three answers to a section and twelve to the overall score', () => {
    expect(scoreAnswers(MODEL, answersOf('123 345 554 111'))).toEqual({
      total: 35,
      overall: 35 / 12,
      sections: [
        { name: 'Strategic Alignment', total: 6, score: 2 },
        { name: 'Content & Training Delivery', total: 12, score: 4 },
        { name: 'Coaching & Reinforcement', total: 14, score: 14 / 3 },
        { name: 'Measurement & Optimization', total: 3, score: 1 },
      ],
    })
  })

  // The mean of these sections’ scores, each rounded, is another double.
  it.each([
    ['223 111 111 111', 16],
    ['335 555 555 555', 56],
  ])('divides the total of %s once: %i twelfths', (digits, total) => {
    expect(scoreAnswers(MODEL, answersOf(digits))).toMatchObject({ total, overall: total / 12 })
  })
  it('weighs sections of other lengths alike, in one division too', () => {
    const model = modelOf({ sections: [2, 7], options: 5 })
    const answers = answersIn(model, [1, 1, 1, 1, 2, 2, 2, 2, 2])
    expect(scoreAnswers(model, answers).overall).toBe((2 * 7 + 12 * 2) / 28)
  })

  it('counts an answer in its section as often as its weight says, and sections alike', () => {
    const model = modelOf({ sections: [2, 1], options: 5, weights: [3, 1, 10] })
    const { sections, overall } = scoreAnswers(model, answersIn(model, [1, 5, 4]))
    expect([...sections.map(({ score }) => score), overall]).toEqual([2, 4, 3])
  })
})

it('refuses sections whose scores would lie closer together than numbers do', () => {
  expect(areExact([60, 59, 58, 57], 9)).toBe(true)
  expect(areExact([31, 37, 41, 43, 47, 53, 59], 5)).toBe(false)
})
