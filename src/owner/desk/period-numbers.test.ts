import { expect, it } from 'vitest'
import type { PeriodNumbers } from '../../store/desk/desk-store.ts'
import { numbersOf } from './period-numbers.ts'

const DAY = '2026-11-04'
const COUNTED: PeriodNumbers = {
  sum: {
    leads: 1500,
    responses: 600,
    sources: new Map(),
    stages: new Map([
      ['Older <name>', 150],
      ['Evolving', 450],
    ]),
    options: [150, 0, 0, 0, 450, 7],
    ofOtherVersions: 0,
  },
  days: new Map([[DAY, { leads: 1500, responses: 600 }]]),
  milestones: [
    { day: DAY, milestone: 'home', count: 1000 },
    { day: DAY, milestone: 'lead-form', count: 400 },
    { day: DAY, milestone: 'start', count: 500 },
  ],
  sources: [],
}

it('names every day, every stage, earlier ones last, and every option', () => {
  const numbers = numbersOf(COUNTED, '2026-11-03', '2026-11-05')

  expect(numbers.days).toEqual([
    { day: '2026-11-03', visits: 0, leads: 0, finished: 0 },
    { day: DAY, visits: 1000, leads: 1500, finished: 600 },
    { day: '2026-11-05', visits: 0, leads: 0, finished: 0 },
  ])
  expect(numbers.stages.map(({ stage, count }) => `${stage} ${count}`)).toEqual([
    ...['Ad Hoc 0', 'Foundational 0', 'Evolving 450', 'Strategic 0', 'Optimized 0'],
    'Older <name> 150',
  ])
  expect(numbers.questions.map(({ options }) => options.length)).toEqual(Array(12).fill(5))
  expect(numbers.questions[0]?.options.map(({ count }) => count)).toEqual([150, 0, 0, 0, 450])
  expect(numbers.questions[1]?.options.map(({ count }) => count)).toEqual([7, 0, 0, 0, 0])
})

it('says how many fewer reached a milestone than the one before, and never less than none', () => {
  const { funnel } = numbersOf(COUNTED, DAY, DAY)

  expect(funnel.slice(0, 4).map(({ label, count, lost }) => [label, count, lost])).toEqual([
    ['Home', 1000, 0],
    ['Lead form', 400, 600],
    ['Start', 500, 0],
    ['Question 1', 0, 500],
  ])
})
