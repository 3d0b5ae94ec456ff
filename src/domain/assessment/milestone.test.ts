import { expect, it } from 'vitest'
import { milestonesOf } from './milestone.ts'
import { MODEL } from '../../../tests/support/twelve-by-five.ts'

it('names what a visit can reach, in this order', () => {
  expect(milestonesOf(MODEL)).toEqual([
    ...['home', 'lead-form', 'start'],
    ...Array.from({ length: 12 }, (_, index) => `question-${index + 1}`),
    'results',
  ])
})
