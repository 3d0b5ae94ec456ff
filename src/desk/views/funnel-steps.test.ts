import { expect, it } from 'vitest'
import { fallSentence, funnelSteps, peopleSentence } from './funnel-steps.ts'

const STEPS = funnelSteps([
  { milestone: 'home', count: 40 },
  { milestone: 'lead-form', count: 10 },
  { milestone: 'start', count: 15 },
  { milestone: 'question-1', count: 0 },
  { milestone: 'question-2', count: 3 },
])

it('gives each step as a share of the step before, and never more than all of it', () => {
  expect(STEPS.map(({ text, count, share }) => [text, count, share])).toEqual([
    ['Home', 40, ''],
    ['Lead form', 10, '25%'],
    ['Start', 15, '100%'],
    ['Question 1', 0, '0%'],
    ['Question 2', 3, ''],
  ])
})

function sentenceOf(...counts: [number, number, number]) {
  const [home, form, start] = counts
  return fallSentence(
    funnelSteps([
      { milestone: 'home', count: home },
      { milestone: 'lead-form', count: form },
      { milestone: 'start', count: start },
    ]),
  )
}

it('says where most leave if it is clear, and nothing where nobody does', () => {
  expect(fallSentence(STEPS)).toBe('Most leave before Lead form: 30 of 40.')
  expect(sentenceOf(40, 30, 25)).toBe('Most leave before Lead form: 10 of 40.')
  expect(sentenceOf(40, 30, 23)).toMatch(/^Loss is even/)
  expect(sentenceOf(40, 36, 36)).toMatch(/^Loss is even/)
  expect(sentenceOf(4, 4, 4)).toBe('')
})

it('names a step below its column in one word', () => {
  const steps = funnelSteps([
    { milestone: 'lead-form', count: 4 },
    { milestone: 'question-12', count: 4 },
    { milestone: 'results', count: 4 },
  ])
  expect(steps.map(({ short }) => short)).toEqual(['Form', '12', 'Report'])
})

it('says why fewer people than visits get there', () => {
  const funnel = [
    { milestone: 'lead-form' as const, count: 41 },
    { milestone: 'results' as const, count: 27 },
  ]
  expect(peopleSentence({ funnel, leads: 20, finished: 1 })).toBe(
    '41 visits opened the form, repeats included; 20 people sent it. ' +
      '27 visits opened a report, repeats included; 1 person finished.',
  )
})
