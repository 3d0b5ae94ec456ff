import { expect, it } from 'vitest'
import type { Period, StoredStats } from '../../store/owner/owner-store.ts'
import { statsOf } from './stats.ts'

const PERIOD: Period = { since: new Date('2026-11-01'), until: new Date('2026-11-06') }
const STORED: StoredStats = {
  leadsByDay: new Map([
    ['2026-11-02', 1200],
    ['2026-11-04', 300],
  ]),
  responsesByDay: new Map([['2026-11-04', 600]]),
  sources: new Map([
    ['', 1100],
    ['mail.example', 100],
    ['<linkedin>\u001B', 300],
  ]),
  stages: new Map([
    ['Evolving', 450],
    ['Older <name>', 150],
  ]),
  options: new Map([
    ['1:1', 150],
    ['1:5', 450],
  ]),
  ofOtherVersions: 0,
  milestones: new Map([
    ['home', 1000],
    ['lead-form', 400],
    ['start', 500],
  ]),
}

it('names every day from the first on, every stage and every option', () => {
  const stats = statsOf(STORED, PERIOD)

  expect(stats).toMatchObject({ leads: 1500, responses: 600 })
  expect(stats.days).toEqual([
    { day: '2026-11-02', leads: 1200, responses: 0 },
    { day: '2026-11-03', leads: 0, responses: 0 },
    { day: '2026-11-04', leads: 300, responses: 600 },
    { day: '2026-11-05', leads: 0, responses: 0 },
  ])
  expect(stats.stages.map(({ label, count }) => `${label} ${count}`)).toEqual([
    ...['Ad Hoc 0', 'Foundational 0', 'Evolving 450', 'Strategic 0', 'Optimized 0'],
    'Older <name> 150',
  ])
  expect(stats.questions.map(({ options }) => options.length)).toEqual(Array(12).fill(5))
  expect(stats.questions[0]?.options.map(({ count }) => count)).toEqual([150, 0, 0, 0, 450])
  expect(stats.milestones.slice(0, 4)).toEqual([
    { milestone: 'home', count: 1000, lost: 0 },
    { milestone: 'lead-form', count: 400, lost: 600 },
    { milestone: 'start', count: 500, lost: 0 },
    { milestone: 'question-1', count: 0, lost: 500 },
  ])
})

it('names the sources that brought most leads, and counts all others together', () => {
  const sources = new Map(Array.from({ length: 15 }, (_, at) => [`s${at + 10}`, at < 3 ? 2 : 9]))
  const counted = statsOf({ ...STORED, sources: sources.set('', 7) }, PERIOD).sources

  expect(counted.map(({ label, count }) => `${label} ${count}`)).toEqual([
    ...Array.from({ length: 12 }, (_, at) => `s${at + 13} 9`),
    '3 others 6',
    'Not known 7',
  ])
  expect(statsOf(STORED, PERIOD).sources.map(({ label }) => label)).toEqual([
    ...['<linkedin>\u001B', 'mail.example', 'Not known'],
  ])
})
