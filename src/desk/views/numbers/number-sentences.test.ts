import { describe, expect, it } from 'vitest'
import type { Numbers } from '../../../contract/desk.ts'
import {
  funnelSentence,
  questionSentence,
  sourceSentence,
  stageSentence,
  timeSentence,
  totalsSentence,
} from './number-sentences.ts'

const NONE: Numbers = {
  ...{ from: '2026-11-01', to: '2026-11-30', visits: 0, leads: 0, finished: 0 },
  ...{ funnel: [], days: [], weeks: [], stages: [], sources: [], questions: [] },
  ofOtherVersions: 0,
}
const NOVEMBER = 'From Nov 1, 2026 to Nov 30, 2026'

it('says the totals, of both periods', () => {
  const now = { ...NONE, visits: 2000, leads: 1, finished: 1 }
  const said = `${NOVEMBER}: 2,000 visits, 1 lead and 1 finished assessment.`
  expect(totalsSentence(now, undefined)).toBe(said)
  const earlier = { ...NONE, to: NONE.from, visits: 7, leads: 5, finished: 3 }
  expect(totalsSentence(now, earlier)).toBe(`${said} On Nov 1, 2026: 7, 5 and 3.`)
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

it('says the best day or week', () => {
  const points = [
    { day: '2026-11-02', visits: 5, leads: 2, finished: 0 },
    { day: '2026-11-09', visits: 4, leads: 3, finished: 0 },
  ]
  expect(timeSentence('leads', points, 'day')).toBe(
    '5 leads in 2 days; the most, 3, on Nov 9, 2026.',
  )
  expect(timeSentence('visits', points, 'week')).toBe(
    '9 visits in 2 weeks; the most, 5, in the week of Nov 2, 2026.',
  )
  expect(timeSentence('finished', points, 'week')).toBe('No finished assessments in these 2 weeks.')
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

describe('of a question', () => {
  const options = [
    { letter: 'A', text: 'Once a year', count: 1 },
    { letter: 'B', text: 'Twice a year', count: 2 },
  ]
  it('says the answer that most chose', () => {
    expect(questionSentence({ id: 12, text: 'When?', options })).toBe(
      'When? 2 of 3 (67%) said B, “Twice a year”.',
    )
  })
  it('says that nobody answered', () => {
    expect(questionSentence({ id: 12, text: 'When?', options: [] })).toBe(
      'Nobody answered question 12 in this period.',
    )
  })
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
  const point = { visits: 0, finished: 0 }

  it('of steps', () => {
    expect(funnelOf(3, 3, 1)).toBe(`${start} Most stop before “Step 1” and “Step 2”: 3 each.`)
    expect(funnelOf(2, 2, 2)).toBe(`${start} Before each of the 3 steps the same number stop: 2.`)
    expect(funnelOf(2, 2, 2, 2, 1)).toBe(`${start} Most stop before 4 of 5 steps: 2 each.`)
    expect(funnelOf(2)).toBe(`${start} Most stop before “Step 1”: 2.`)
  })

  it('of days and weeks', () => {
    const points = ['2026-11-02', '2026-11-09'].map((day) => ({ ...point, day, leads: 2 }))
    expect(timeSentence('leads', points, 'day')).toBe(
      '4 leads in 2 days; the most, 2, on each of 2 days.',
    )
    expect(timeSentence('leads', points, 'week')).toBe(
      '4 leads in 2 weeks; the most, 2, in each of 2 weeks.',
    )
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

  it('of answers', () => {
    const answersOf = (...counts: number[]) =>
      questionSentence({
        ...{ id: 1, text: 'When?' },
        options: counts.map((count, at) => ({ letter: 'ABC'.charAt(at), text: 'x', count })),
      })
    expect(answersOf(2, 2, 1)).toBe('When? A and B came up most: 2 of 5 each (40%).')
    expect(answersOf(1, 1, 1)).toBe('When? All answers came up equally often: 1 of 3 each (33%).')
  })
})
