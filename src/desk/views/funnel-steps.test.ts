import { expect, it } from 'vitest'
import { fallSentence, funnelSteps, largestFall } from './funnel-steps.ts'

const STEPS = funnelSteps([
  { milestone: 'home', count: 40 },
  { milestone: 'lead-form', count: 10 },
  { milestone: 'start', count: 15 },
  { milestone: 'question-1', count: 0 },
  { milestone: 'question-2', count: 3 },
])

it('gives each step as a share of the step before, and never more than all of it', () => {
  expect(STEPS.map(({ text, short, count, share }) => [text, short, count, share])).toEqual([
    ['Home', 'Home', 40, ''],
    ['Lead form', 'Form', 10, '25%'],
    ['Start', 'Start', 15, '100%'],
    ['Question 1', '1', 0, '0%'],
    ['Question 2', '2', 3, ''],
  ])
})

it('says where most leave, and nothing where nobody does', () => {
  const fall = largestFall(STEPS)
  expect(fall && fallSentence(fall)).toBe('Most leave before Lead form: 30 of 40.')
  expect(largestFall(funnelSteps([{ milestone: 'home', count: 4 }]))).toBeUndefined()
})
