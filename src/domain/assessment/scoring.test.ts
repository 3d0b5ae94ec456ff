import { describe, expect, it } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { answersIn, modelOf } from '../../../tests/support/any-shape.ts'
import { scoreAnswers } from './scoring.ts'
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
})
