import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bandsOf } from './bands.ts'
import { editionOf, isEdition } from './edition.ts'
import type { CountedPerson } from './edition.ts'
import { MODEL } from '../../../tests/support/twelve-by-five.ts'

function personOf(total: number, month = '2026-11'): CountedPerson {
  return { month, overall: total / 12 }
}

function peopleOf(count: number): CountedPerson[] {
  return Array.from({ length: count }, (_, index) => personOf(12 + (index % 49)))
}

describe('bands', () => {
  it('of half a point, and their shares in steps of 5 that add up to 100', () => {
    const scores = Array.from({ length: 160 }, (_, index) => 1 + (index % 8) / 2)

    expect(bandsOf(MODEL, scores)).toEqual([
      ...[1, 1.5, 2, 2.5].map((from) => ({ from, count: 15 })),
      ...[3, 3.5, 4, 4.5].map((from) => ({ from, count: 10 })),
    ])
  })

  it('are joined until each has ten people', () => {
    const scores = [...Array(50).fill(1), ...Array(9).fill(2), ...Array(41).fill(4.9)]

    expect(bandsOf(MODEL, scores)).toEqual([
      { from: 1, count: 50 },
      { from: 1.5, count: 50 },
    ])
  })

  it('are not there where one band has everybody', () => {
    expect(bandsOf(MODEL, Array(500).fill(3))).toBeUndefined()
  })

  it('never have fewer than ten people, whatever the scores', () => {
    const totals = fc.array(fc.integer({ min: 12, max: 60 }), { minLength: 20, maxLength: 400 })
    fc.assert(
      fc.property(totals, (sums) => {
        const scores = sums.map((sum) => sum / 12)
        const bands = bandsOf(MODEL, scores) ?? []
        for (const [index, { from }] of bands.entries()) {
          const next = bands[index + 1]?.from ?? 6
          const people = scores.filter((score) => (index === 0 || score >= from) && score < next)
          expect(people.length).toBeGreaterThanOrEqual(10)
        }
        const all = bands.reduce((sum, { count }) => sum + count, 0)
        expect(all).toBe(bands.length === 0 ? 0 : 100)
      }),
    )
  })
})

describe('an edition', () => {
  it('rounds the number of people to 50 and names the months', () => {
    const people = [personOf(30, '2026-01'), ...peopleOf(130)]

    expect(editionOf(MODEL, people)).toMatchObject({
      ok: true,
      value: { people: 150, from: '2026-01', until: '2026-11' },
    })
  })

  it('is told from other replies', () => {
    const made = editionOf(MODEL, peopleOf(120))
    const edition = made.ok ? made.value : undefined

    expect(isEdition(JSON.parse(JSON.stringify(edition)))).toBe(true)
    for (const other of [null, {}, [], { ...edition, overall: [] }]) {
      expect(isEdition(other)).toBe(false)
    }
  })

  it('needs 100 people, and scores that are apart', () => {
    expect(editionOf(MODEL, peopleOf(100)).ok).toBe(true)
    expect(editionOf(MODEL, peopleOf(99))).toEqual({
      ok: false,
      error: 'At least 100 people are needed, and there are 99.',
    })
    const same = Array.from({ length: 200 }, () => personOf(36))
    expect(editionOf(MODEL, same)).toEqual({
      ok: false,
      error: 'The scores are too close together for two bands: more people are needed.',
    })
  })
})
