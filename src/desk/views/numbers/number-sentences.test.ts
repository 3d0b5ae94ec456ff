import { describe, expect, it } from 'vitest'
import type { Numbers } from '../../../contract/desk.ts'
import {
  changeText,
  funnelSentence,
  sourceSentence,
  stageSentence,
  totalsSentence,
} from './number-sentences.ts'

const NONE: Numbers = {
  ...{ from: '2026-11-01', to: '2026-11-30', visits: 0, leads: 0, finished: 0 },
  ...{ funnel: [], days: [], stages: [], sources: [], questions: [] },
  ofOtherVersions: 0,
}
const NOVEMBER = 'From Nov 1, 2026 to Nov 30, 2026'

it('says the totals', () => {
  expect(totalsSentence({ ...NONE, visits: 2000, leads: 1, finished: 1 })).toBe(
    `${NOVEMBER}: 2,000 visits, 1 lead and 1 finished assessment.`,
  )
})

it('says the change against the days before', () => {
  expect(changeText(1200, 30)).toBe('1,200 more than in the 30 days before')
  expect(changeText(-2, 30)).toBe('2 fewer than in the 30 days before')
  expect(changeText(0, 7)).toBe('As many as in the 7 days before')
  expect(changeText(1, 1)).toBe('1 more than on the day before')
})

it('says where most visits stop', () => {
  const funnel = [
    { milestone: 'home', label: 'First page', count: 200, lost: 0 },
    { milestone: 'lead-form', label: 'Lead form', count: 90, lost: 110 },
    { milestone: 'results', label: 'Report', count: 50, lost: 40 },
  ] as const
  expect(funnelSentence({ ...NONE, funnel })).toBe(
    '50 of 200 visits (25%) reached the report. Most stop before “Lead form”: 110.',
  )
  expect(funnelSentence(NONE)).toBe('No visit was counted.')
})

it('says the most frequent stage', () => {
  const stages = [
    { stage: 'Ad Hoc', count: 1 },
    { stage: 'Evolving', count: 3 },
  ]
  expect(stageSentence({ ...NONE, stages })).toBe(
    'Evolving came up most in 4 finished assessments: 3 (75%).',
  )
  expect(stageSentence(NONE)).toBe('Nobody finished.')
})

it('says the source of most leads, and never calls an unknown one a source', () => {
  const sources = [
    { source: null, leads: 9, finished: 9 },
    { source: 'linkedin', leads: 5, finished: 2 },
  ]
  expect(sourceSentence({ ...NONE, leads: 20, sources })).toBe(
    'linkedin brought the most leads: 5 of 20 (25%), 2 of them finished.',
  )
  expect(sourceSentence(NONE)).toBe('No lead said where it came from.')
})

describe('a tie is told as one, never as a lead', () => {
  const step = (label: string, lost: number) =>
    ({ milestone: 'results', label, count: 50, lost }) as const
  const funnelOf = (...losses: number[]) =>
    funnelSentence({
      ...NONE,
      funnel: [step('First page', 0), ...losses.map((lost, at) => step(`Step ${at + 1}`, lost))],
    })
  const start = '50 of 50 visits (100%) reached the report.'

  it('of steps', () => {
    expect(funnelOf(3, 3, 1)).toBe(`${start} Most stop before “Step 1” and “Step 2”: 3 each.`)
    expect(funnelOf(2, 2, 2)).toBe(`${start} Before each of the 3 steps the same number stop: 2.`)
    expect(funnelOf(2, 2, 2, 2, 1)).toBe(`${start} Most stop before 4 of 5 steps: 2 each.`)
    expect(funnelOf(2)).toBe(`${start} Most stop before “Step 1”: 2.`)
  })

  it('of stages', () => {
    const stagesOf = (...counts: number[]) =>
      stageSentence({
        ...NONE,
        stages: counts.map((count, at) => ({ stage: `Stage ${at + 1}`, count })),
      })
    expect(stagesOf(2, 2, 0)).toBe(
      'Stage 1 and Stage 2 came up most in 4 finished assessments: 2 each (50%).',
    )
    expect(stagesOf(1, 1)).toBe(
      'All 2 stages were equally common in 2 finished assessments: 1 each (50%).',
    )
  })

  it('of sources', () => {
    const sourcesOf = (...counts: number[]) =>
      sourceSentence({
        ...NONE,
        leads: 20,
        sources: counts.map((leads, at) => ({ source: `s${at + 1}`, leads, finished: 1 })),
      })
    expect(sourcesOf(5, 5, 2)).toBe('s1 and s2 brought the most leads: 5 of 20 each (25%).')
    expect(sourcesOf(5, 5, 5)).toBe('s1, s2 and s3 brought equally many leads: 5 of 20 each (25%).')
    expect(sourcesOf(4, 4, 4, 4, 1)).toBe('4 sources brought the most leads: 4 of 20 each (20%).')
  })
})
