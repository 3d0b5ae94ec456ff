import { expect, it } from 'vitest'
import { funnelRows } from './funnel-rows.ts'

it('gives each step as a share of the step before, and never more than all of it', () => {
  const rows = funnelRows([
    { milestone: 'home', count: 40 },
    { milestone: 'lead-form', count: 10 },
    { milestone: 'start', count: 15 },
    { milestone: 'question-1', count: 0 },
    { milestone: 'question-2', count: 3 },
  ])
  expect(rows.map(({ label, count, note }) => [label, count, note])).toEqual([
    ['Home', 40, ''],
    ['Lead form', 10, '25%'],
    ['Start', 15, '100%'],
    ['Question 1', 0, '0%'],
    ['Question 2', 3, ''],
  ])
})
