import { describe, expect, it } from 'vitest'
import { ALL_SECTION_SUMS, answersOf, answersWithSums } from '../../../tests/support/answer-sets.ts'
import { scoreAnswers } from '../assessment/scoring.ts'
import { startOf } from './start.ts'
import type { Start } from './start.ts'
import { MODEL } from '../../../tests/support/twelve-by-five.ts'

describe('where to start', () => {
  it.each([
    ['222 333 333 333', 'Strategic Alignment', 1],
    ['333 232 333 333', 'Content & Training Delivery', 4],
    ['333 333 421 333', 'Coaching & Reinforcement', 9],
    ['333 333 333 332', 'Measurement & Optimization', 12],
    ['322 222 222 222', 'Coaching & Reinforcement', 7],
    ['333 222 333 222', 'Measurement & Optimization', 10],
    ['333 123 222 222', 'Content & Training Delivery', 4],
    ['333 123 222 213', 'Measurement & Optimization', 11],
    ['333 333 333 513', 'Measurement & Optimization', 11],
    ['555 555 555 555', 'Strategic Alignment', 1],
  ])('with %s is %s, at question %i', (digits, section, id) => {
    expect(startFor(digits)).toMatchObject({ section, answer: { id } })
  })

  it('has its score and all sections that tie for it, in their order', () => {
    expect(startFor('333 222 333 333')).toMatchObject({
      lowest: ['Content & Training Delivery'],
      score: 2,
    })
    expect(startFor('333 123 222 213')).toMatchObject({
      lowest: [
        'Measurement & Optimization',
        'Content & Training Delivery',
        'Coaching & Reinforcement',
      ],
      score: 2,
    })
    expect(startFor('333 333 333 333')).toMatchObject({ lowest: MODEL.plan.startOrder, score: 3 })
  })

  it.each([
    // a message comes before the content that is sorted by it, and so do named priorities
    ['332 111 333 333', 'Strategic Alignment', 3, 'section waits'],
    ['313 111 333 333', 'Strategic Alignment', 2, 'section waits'],
    ['311 111 333 333', 'Strategic Alignment', 2, 'section waits'],
    ['323 111 333 333', 'Content & Training Delivery', 4, undefined],
    // an answer at A or B comes before one at C or above
    ['555 333 515 555', 'Coaching & Reinforcement', 8, 'lower elsewhere'],
    ['555 332 515 555', 'Content & Training Delivery', 6, undefined],
    ['551 333 333 155', 'Strategic Alignment', 3, 'lower elsewhere'],
    ['555 333 255 555', 'Coaching & Reinforcement', 7, 'lower elsewhere'],
    // and of equal ones that of the lower section
    ['555 254 255 333', 'Content & Training Delivery', 4, 'lower elsewhere'],
    ['555 255 254 333', 'Coaching & Reinforcement', 7, 'lower elsewhere'],
    // but an answer at C does not
    ['555 444 355 555', 'Content & Training Delivery', 4, undefined],
  ])('with %s is %s, at question %i, because %s', (digits, section, id, reason) => {
    const start = startFor(digits)
    expect([start.section, start.answer.id, start.reason]).toEqual([section, id, reason])
  })

  it('is a lowest section and the first of them in the order, for every vector of sums', () => {
    const wrong = ALL_SECTION_SUMS.filter((sums) => {
      const lowest = MODEL.sections.filter((_, index) => sums[index] === Math.min(...sums))
      const first = lowest.toSorted((one, other) => placeOf(one.name) - placeOf(other.name))[0]
      const answers = answersWithSums(sums, 0)
      return startOf(MODEL, answers, scoreAnswers(MODEL, answers)).weakest.section !== first?.name
    })
    expect(wrong).toEqual([])
  })

  it('is undefined without a section', () => {
    const answers = answersOf('333 333 333 333')
    const scores = { ...scoreAnswers(MODEL, answers), sections: [] }
    expect(() => startOf(MODEL, answers, scores)).toThrow('An assessment has no section')
  })

  it('knows a place for every section', () => {
    expect(MODEL.plan.startOrder.toSorted()).toEqual(
      MODEL.sections.map(({ name }) => name).toSorted(),
    )
  })
})

function startFor(digits: string): Start {
  const answers = answersOf(digits)
  return startOf(MODEL, answers, scoreAnswers(MODEL, answers))
}

function placeOf(name: string): number {
  return ['Strategic', 'Coaching', 'Measurement', 'Content'].findIndex((word) =>
    name.startsWith(word),
  )
}
