import { expect, it } from 'vitest'
import type { Numbers } from '../../contract/desk.ts'
import { keyFigures } from './key-figures.ts'

function numbersOf(visits: number, leads: number, finished: number): Numbers {
  return {
    ...{ from: '2026-11-01', to: '2026-11-30', leads, finished, inGaps: 0, ofOtherVersions: 0 },
    funnel: [{ milestone: 'home', count: visits }],
    ...{ stages: [], sources: [], rest: { leads: 0, finished: 0 } },
    answers: finished === 0 ? [] : [{ question: 1, option: 3, count: finished }],
  }
}

function textsOf(now: Numbers, before?: Numbers): string[] {
  return keyFigures(now, before).map(({ value, note }) => [value, note].join(' ').trim())
}

it('compares each count with the period before, and with the visits', () => {
  expect(textsOf(numbersOf(60, 20, 15), numbersOf(48, 25, 15))).toEqual([
    ...['60 +25% from 48', '20 −20% from 25, 33% of visits'],
    ...['15 ±0% from 15, 25% of visits', '3.0'],
  ])
})

it('compares with nothing where there was nothing', () => {
  const alone = ['60', '20 33% of visits', '0 0% of visits', '–']
  expect(textsOf(numbersOf(60, 20, 0))).toEqual(alone)
  expect(textsOf(numbersOf(60, 20, 0), numbersOf(0, 0, 0))).toEqual(alone)
})
