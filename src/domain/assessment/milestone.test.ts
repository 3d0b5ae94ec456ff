import { expect, it } from 'vitest'
import { isMilestone, MILESTONES } from './milestone.ts'

it('names what a visit can reach, in this order', () => {
  expect(MILESTONES).toEqual([
    ...['home', 'lead-form', 'start'],
    ...Array.from({ length: 12 }, (_, place) => `question-${place + 1}`),
    'results',
  ])
})

it.each(['home', 'question-1', 'question-12', 'results'])('knows %s', (milestone) => {
  expect(isMilestone(milestone)).toBe(true)
})

it.each(['', 'question-0', 'question-13', 'Home', null, undefined, 1, ['home']])(
  'does not know %j',
  (value) => {
    expect(isMilestone(value)).toBe(false)
  },
)
