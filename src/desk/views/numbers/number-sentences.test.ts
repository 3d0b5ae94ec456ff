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
    `${NOVEMBER} 50 of 200 visits (25 %) reached the report. Most stop before “Lead form”: 110.`,
  )
  expect(funnelSentence(NONE)).toBe(`${NOVEMBER} no visit was counted.`)
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
    `${NOVEMBER} most of 4 finished assessments came out as Evolving: 3 (75 %).`,
  )
  expect(stageSentence(NONE)).toBe(`${NOVEMBER} nobody finished.`)
})

it('says the source of most leads, and never calls an unknown one a source', () => {
  const sources = [
    { source: null, leads: 9, finished: 9 },
    { source: 'linkedin', leads: 5, finished: 2 },
  ]
  expect(sourceSentence({ ...NONE, leads: 20, sources })).toBe(
    `${NOVEMBER} linkedin brought the most leads: 5 of 20 (25 %), 2 of them finished.`,
  )
  expect(sourceSentence(NONE)).toBe(`${NOVEMBER} no lead said where it came from.`)
})

describe('of a question', () => {
  const options = [
    { letter: 'A', text: 'Once a year', count: 1 },
    { letter: 'B', text: 'Twice a year', count: 2 },
  ]
  it('says the answer that most chose', () => {
    expect(questionSentence({ id: 12, text: 'When?', options })).toBe(
      'When? 2 of 3 (67 %) said B, “Twice a year”.',
    )
  })
  it('says that nobody answered', () => {
    expect(questionSentence({ id: 12, text: 'When?', options: [] })).toBe(
      'Nobody answered question 12 in this period.',
    )
  })
})
