import { describe, expect, it } from 'vitest'
import { draftOf } from './draft.ts'
import type { Draft, Since } from './draft.ts'
import type { CountedPerson } from './edition.ts'
import { madeUpAnswers, personOf, UNMOVED } from './people.suite.ts'

/** So many people of each domain. */
function peopleFrom(counts: readonly number[]): CountedPerson[] {
  const all = madeUpAnswers(counts.reduce((sum, count) => sum + count, 0))
  return counts.flatMap((count, domain) =>
    all.splice(0, count).map((answers) => personOf(answers, `company-${domain}.example`)),
  )
}

function missing(counts: readonly number[], since?: Since): readonly string[] {
  return sentencesOf(draftOf(peopleFrom(counts), since, UNMOVED))
}

function sentencesOf({ missing: found }: Draft): readonly string[] {
  return found.map(({ sentence }) => sentence)
}

const THREE_EACH = Array<number>(40).fill(3)

describe('the draft of an edition', () => {
  it('misses nothing with enough people of enough domains', () => {
    const draft = draftOf(peopleFrom(THREE_EACH), undefined, UNMOVED)
    expect(draft).toMatchObject({ people: 120, domains: 40, missing: [] })
    expect(draft.edition?.people).toBe(100)
  })

  it('needs 100 people', () => {
    expect(missing(Array<number>(31).fill(3))).toEqual(['7 more people needed: 93 of 100.'])
    expect(missing(Array<number>(33).fill(3))).toEqual(['1 more person needed: 99 of 100.'])
    expect(missing([...Array<number>(33).fill(3), 1])).toEqual([])
    for (const counts of [Array<number>(31).fill(3), [1]]) {
      expect(draftOf(peopleFrom(counts), undefined, UNMOVED).edition).toBeUndefined()
    }
  })

  it('needs 30 email domains', () => {
    expect(missing(Array<number>(29).fill(4))).toEqual(['1 more email domain needed: 29 of 30.'])
    expect(missing(Array<number>(30).fill(4))).toEqual([])
  })

  it('takes a tenth from one domain, and no more', () => {
    expect(missing([...Array<number>(36).fill(3), 12])).toEqual([])
    expect(missing([...Array<number>(36).fill(3), 13])).toEqual([
      '9 more people from other domains than company-36.example needed: it has 13 of 121.',
    ])
    expect(missing([...Array<number>(38).fill(3), 2, 13])).toEqual([
      '1 more person from other domains than company-39.example needed: it has 13 of 129.',
    ])
  })

  it('takes a tenth of the people that it needs from one domain while it has fewer', () => {
    expect(missing([10, ...Array<number>(30).fill(1)])).toEqual([
      '60 more people needed: 40 of 100.',
    ])
  })

  it('names all that is missing', () => {
    expect(missing([20, 30])).toEqual([
      '50 more people needed: 50 of 100.',
      '28 more email domains needed: 2 of 30.',
      '150 more people from other domains than company-0.example needed: it has 20 of 50.',
      '250 more people from other domains than company-1.example needed: it has 30 of 50.',
    ])
    expect(missing([])).toEqual([
      '100 more people needed: 0 of 100.',
      '30 more email domains needed: 0 of 30.',
    ])
  })

  it('tells of each number how far it is', () => {
    const far = (draft: Draft) => draft.missing.map(({ has, needs }) => [has, needs])
    expect(far(draftOf(peopleFrom([9]), { days: 3, changed: 4 }, UNMOVED))).toEqual([
      [9, 100],
      [1, 30],
      [3, 30],
      [4, 20],
    ])
  })

  it('needs scores that fill two bands', () => {
    const same = peopleFrom(THREE_EACH).map((person) => ({ ...person, overall: 3 }))
    expect(draftOf(same, undefined, UNMOVED)).toMatchObject({
      edition: undefined,
      missing: [
        { sentence: 'The scores lie too close together for two bands: more people needed.' },
      ],
    })
  })

  it('needs 30 days and 20 changed people since the edition before, but can be looked at', () => {
    expect(missing(THREE_EACH, { days: 30, changed: 20 })).toEqual([])
    expect(missing(THREE_EACH, { days: 29, changed: 19 })).toEqual([
      '1 more day needed since the edition before: 29 of 30.',
      '1 more person added, replaced or erased since the edition before needed: 19 of 20.',
    ])
    const draft = draftOf(peopleFrom(THREE_EACH), { days: 0, changed: 0 }, UNMOVED)
    expect(sentencesOf(draft)).toEqual([
      '30 more days needed since the edition before: 0 of 30.',
      '20 more people added, replaced or erased since the edition before needed: 0 of 20.',
    ])
    expect(draft.edition).toBeDefined()
  })
})
