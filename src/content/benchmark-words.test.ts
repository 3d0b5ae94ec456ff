import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bandTexts, peopleSentence, placeSentence } from './benchmark-words.ts'

function bandsWith(...counts: number[]) {
  return counts.map((count, index) => ({ from: 1 + index / 2, count }))
}

const EDITION = {
  ...{ version: 1, people: 400, from: '2026-01', until: '2026-11' },
  ...{ overall: bandsWith(60, 10, 30) },
}

describe('the place of a score', () => {
  it('is told in three shares', () => {
    expect(placeSentence(EDITION.overall, 1.9)).toBe(
      'Lower: about 60 in 100. In the same band: about 10 in 100. Higher: about 30 in 100.',
    )
  })

  it.each([
    [[30, 70], 1.2, 'In the same band: about 30 in 100. Higher: about 70 in 100.'],
    [[0, 100], 1, 'In the same band: fewer than 10 in 100. Higher: more than 90 in 100.'],
    [[100, 0], 5, 'Lower: more than 90 in 100. In the same band: fewer than 10 in 100.'],
    [
      [5, 50, 45],
      1.5,
      'Lower: fewer than 10 in 100. In the same band: about 50 in 100. Higher: about 45 in 100.',
    ],
  ])('of %j at %s: %s', (counts, score, sentence) => {
    expect(placeSentence(bandsWith(...counts), score)).toBe(sentence)
  })

  it('never says 0, 100 or top, and what it says adds up to 100', () => {
    const ends = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 7 })
    fc.assert(
      fc.property(ends, fc.integer({ min: 12, max: 60 }), (steps, total) => {
        const cuts = [0, ...steps.map((step) => 5 * step).sort((one, other) => one - other), 100]
        const bands = bandsWith(...cuts.slice(1).map((cut, index) => cut - (cuts[index] ?? 0)))
        const sentence = placeSentence(bands, total / 12)
        expect(sentence).not.toMatch(/\b0\b|100 in 100|100 in your|100 higher|top|%/)
        const told = sentence.replaceAll('in 100', '')
        const numbers = [...told.matchAll(/\d+/g)].map(([number]) => Number(number))
        for (const number of numbers) {
          expect(number % 5).toBe(0)
          expect(number).toBeGreaterThanOrEqual(10)
          expect(number).toBeLessThanOrEqual(90)
        }
        if (/fewer|more/i.test(told)) return
        expect(numbers.reduce((sum, number) => sum + number, 0)).toBe(100)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('who was counted', () => {
  it.each([
    ['2026-01', '2026-11', 'January 2026 to November 2026'],
    ['2026-11', '2026-11', 'November 2026'],
    ['2025-12', '2026-02', 'December 2025 to February 2026'],
  ])('from %s until %s is %s', (from, until, text) => {
    expect(peopleSentence({ ...EDITION, from, until })).toBe(
      `About 400 people who chose to take it, ${text}; not a sample of companies.`,
    )
  })

  it('groups the digits of a large number', () => {
    expect(peopleSentence({ ...EDITION, people: 12_300 })).toMatch(/^About 12,300 people /)
  })
})

it('names the range of each band as scores are shown', () => {
  expect(bandTexts(bandsWith(60, 10, 30))).toEqual([
    { range: '1.0 to 1.4', share: '60' },
    { range: '1.5 to 1.9', share: '10' },
    { range: '2.0 to 5.0', share: '30' },
  ])
  expect(bandTexts(bandsWith(5, 95)).map(({ share }) => share)).toEqual(['<10', '>90'])
})
