import { describe, expect, it } from 'vitest'
import { digitsOf } from '../assessment/answer-sets.suite.ts'
import { editionOf, readEdition } from './edition.ts'
import { madeUpAnswers, peopleOf, personOf, tossesOf, UNMOVED } from './people.suite.ts'
import { answersOf } from '../assessment/answer-sets.suite.ts'
import { SECTIONS } from '../assessment/assessment.ts'
import { AREA_STARTS, COINS, OVERALL_STARTS } from './rules.ts'

/** As few as there may be. */
const BANDS = [
  { from: 1, count: 50 },
  { from: 3, count: 50 },
]

const ANSWER_SETS = madeUpAnswers(10_000)

/** By hand: from the twelve digits alone, total by total. */
function countByHand(first: number, last: number, start = 0, end = 12): number {
  return ANSWER_SETS.filter((answers) => {
    let total = 0
    for (const digit of digitsOf(answers).slice(start, end)) total += Number(digit)
    return first <= total && total <= last
  }).length
}

/** 12 is 10, and 13 is 15. */
function toFive(count: number): number {
  const rest = count % 5
  return rest < 3 ? count - rest : count + 5 - rest
}

const OVERALL = [
  ...[
    [12, 17],
    [18, 23],
    [24, 29],
    [30, 35],
  ],
  ...[
    [36, 41],
    [42, 47],
    [48, 53],
    [54, 60],
  ],
] as const
const AREA = [
  [3, 5],
  [6, 8],
  [9, 11],
  [12, 15],
] as const

describe('an edition over 10,000 responses', () => {
  it('holds the counts that a count by hand gives, each rounded to five', () => {
    const edition = editionOf(peopleOf(ANSWER_SETS), UNMOVED)

    expect(edition?.people).toBe(10_000)
    expect(edition?.overall).toEqual(
      OVERALL.map(([first, last], index) => ({
        from: 1 + index / 2,
        count: toFive(countByHand(first, last)),
      })),
    )
    expect(edition?.areas.map(({ name }) => name)).toEqual([
      ...['Strategic Alignment', 'Content & Training Delivery'],
      ...['Coaching & Reinforcement', 'Measurement & Optimization'],
    ])
    edition?.areas.forEach(({ bands }, area) => {
      expect(bands).toEqual(
        AREA.map(([first, last], index) => ({
          from: 1 + index,
          count: toFive(countByHand(first, last, 3 * area, 3 * area + 3)),
        })),
      )
    })
  })

  it('is off by ten at most in each band, and by nothing on the whole', () => {
    const people = peopleOf(ANSWER_SETS)
    const counts = OVERALL.map(([first, last]) => countByHand(first, last))
    const moves = Array.from({ length: 50 }, (_, seed) =>
      counts.map(
        (count, index) => (editionOf(people, tossesOf(seed))?.overall[index]?.count ?? 0) - count,
      ),
    ).flat()
    expect(Math.max(...moves.map(Math.abs))).toBeLessThanOrEqual(10)
    expect(Math.abs(moves.reduce((sum, move) => sum + move, 0) / moves.length)).toBeLessThan(1)
    expect(new Set(moves).size).toBeGreaterThan(5)
  })
})

describe('an edition', () => {
  it('names its first and its last month', () => {
    const people = peopleOf(madeUpAnswers(200))
    people[3] = personOf(answersOf('3'.repeat(12)), 'a.example', '2025-12')
    people[5] = personOf(answersOf('3'.repeat(12)), 'a.example', '2026-12')
    expect(editionOf(people, UNMOVED)).toMatchObject({ from: '2025-12', until: '2026-12' })
  })

  it('throws coins of their own for each of its counts', () => {
    const names: string[] = []
    editionOf(peopleOf(madeUpAnswers(200)), (name) => {
      names.push(name)
      return COINS / 2
    })
    const areas = SECTIONS.flatMap(({ name }) => AREA_STARTS.map((start) => `${name} ${start}`))
    expect(names).toEqual([
      ...OVERALL_STARTS.map((start) => `overall ${start}`),
      ...areas,
      'people',
    ])
  })

  it('leaves out an area whose people lie too close together', () => {
    const people = Array.from({ length: 200 }, (_, index) =>
      personOf(answersOf(index % 2 === 0 ? '333 111 333 333' : '333 555 333 333'), 'a.example'),
    )
    expect(editionOf(people, UNMOVED)?.areas.map(({ name }) => name)).toEqual([
      'Content & Training Delivery',
    ])
  })

  it('is read back as it was written, and anything else is none', () => {
    const edition = editionOf(peopleOf(madeUpAnswers(300)), UNMOVED)
    const written: unknown = JSON.parse(JSON.stringify(edition))
    expect(readEdition(written)).toEqual(edition)
    const shortest = {
      ...{ version: 1, people: 100, from: '2026-01', until: '2026-10' },
      ...{ overall: BANDS, areas: [] },
    }
    expect(readEdition({ ...shortest, unknown: 'left out' })).toEqual(shortest)
    const tensFrom = (...starts: unknown[]) => starts.map((from) => ({ from, count: 10 }))
    for (const change of [
      { version: 0 },
      { version: '1' },
      { people: 1.5 },
      { from: '2026' },
      { from: ['2026-01'] },
      { from: '2026-00' },
      { from: '12026-01' },
      { until: '2026-13' },
      { until: '2026-11-21' },
      { overall: 'bands' },
      { overall: [{ from: 1, count: 100 }] },
      { overall: [{ from: 1, count: 10 }, null] },
      { overall: tensFrom(1, '2') },
      { overall: tensFrom(1, 1) },
      { overall: tensFrom(2, 1) },
      { overall: [{ from: 1, count: 10 }, { from: 2 }] },
      { areas: [{ name: 'Coaching', bands: [] }] },
      { areas: [{ name: 7, bands: BANDS }] },
      { areas: [{ name: 'Coaching', bands: BANDS }, null] },
      { areas: undefined },
    ]) {
      expect(readEdition({ ...edition, ...change }), JSON.stringify(change)).toBeUndefined()
    }
    for (const value of [null, 'edition', [], {}]) expect(readEdition(value)).toBeUndefined()
  })
})
