import { describe, expect, it } from 'vitest'
import { editionOf } from './edition.ts'
import type { Edition, CountedPerson } from './edition.ts'
import { answersOf } from '../assessment/answer-sets.suite.ts'
import { draftOf } from './draft.ts'
import { madeUpAnswers, peopleOf, personOf, tossesOf, UNMOVED } from './people.suite.ts'
import { AREA_STARTS, COINS, OVERALL_STARTS, safeCount } from './rules.ts'

// Somebody knows the answers of everybody but one person, and how an edition is made, but not how the
// coins fall. What does a published edition add about that person?

/** How often so many of the coins fall on heads. */
const CHANCES = Array.from({ length: COINS + 1 }, (_, heads) => {
  let ways = 1
  for (let coin = 0; coin < heads; coin += 1) ways = (ways * (COINS - coin)) / (coin + 1)
  return ways / 2 ** COINS
})

type Chances = ReadonlyMap<number, number>

/** With which chance each count is published for so many people. */
function publishedFor(count: number, coins: readonly number[] = CHANCES): Chances {
  const chances = new Map<number, number>()
  coins.forEach((chance, heads) => {
    if (chance === 0) return
    const published = safeCount(count, heads)
    chances.set(published, (chances.get(published) ?? 0) + chance)
  })
  return chances
}

/** Above one half: how much better than a throw a guess between the two can be. */
function advantage(one: Chances, other: Chances): number {
  const values = new Set([...one.keys(), ...other.keys()])
  let apart = 0
  for (const value of values) apart += Math.abs((one.get(value) ?? 0) - (other.get(value) ?? 0))
  return apart / 4
}

/** The chance of a count that only one of the two can give. */
function certainty(one: Chances, other: Chances): number {
  const only = [...one].filter(([value]) => !other.has(value))
  return only.reduce((sum, [, chance]) => sum + chance, 0)
}

const COUNTS = Array.from({ length: 1000 }, (_, count) => count)
const NO_COINS = CHANCES.map((_, heads) => (heads === COINS / 2 ? 1 : 0))

describe('one count of an edition', () => {
  it('tells hardly more than a throw whether one person is in it, and is almost never sure', () => {
    for (const count of COUNTS) {
      const [without, having] = [publishedFor(count), publishedFor(count + 1)]
      expect(advantage(without, having)).toBeLessThan(0.1)
      expect(certainty(without, having)).toBeLessThan(1 / 60_000)
      expect(certainty(having, without)).toBeLessThan(1 / 60_000)
    }
  })

  it('would give one person away without the coins, for the rounding alone does not hide it', () => {
    expect(advantage(publishedFor(12, NO_COINS), publishedFor(13, NO_COINS))).toBe(0.5)
    const given = COUNTS.filter(
      (count) => certainty(publishedFor(count, NO_COINS), publishedFor(count + 1, NO_COINS)) === 1,
    )
    expect(given).toHaveLength(COUNTS.length / 5)
  })
})

/** One of each band. */
const SUSPECTS = [
  ...['111111111111', '211211211212', '222222222222', '323232323232'],
  ...['333333333333', '444333444333', '444444444444', '555555555555'],
].map((digits) => personOf(answersOf(digits), 'company-0.example'))

/** Whether these people can have led to the edition, by coins that fall in one of `ways`. */
function canBe(
  edition: Edition | undefined,
  people: readonly CountedPerson[],
  ways: readonly number[],
) {
  const tables = [
    {
      bands: edition?.overall,
      starts: OVERALL_STARTS,
      scores: people.map(({ overall }) => overall),
    },
    ...(edition?.areas ?? []).map(({ bands }, index) => ({
      ...{ bands, starts: AREA_STARTS },
      scores: people.map(({ areas }) => areas[index] ?? 0),
    })),
  ]
  return tables.every(({ bands = [], starts, scores }) => {
    // None was joined, so that each count stands for itself.
    expect(bands).toHaveLength(starts.length)
    return bands.every(({ from, count }, index) => {
      const next = bands[index + 1]?.from ?? Number.POSITIVE_INFINITY
      const known = scores.filter((score) => from <= score && score < next).length
      return ways.some((heads) => safeCount(known, heads) === count)
    })
  })
}

describe('two editions, and everybody known but one who came between them', () => {
  const before = peopleOf(madeUpAnswers(400))
  const after = [...before, ...peopleOf(madeUpAnswers(19, 99))]
  const anyWay = CHANCES.map((_, heads) => heads)

  it('rule out no answers of this person', () => {
    for (const truth of SUSPECTS) {
      const published = editionOf([...after, truth], tossesOf(2))
      const left = SUSPECTS.filter((suspect) => canBe(published, [...after, suspect], anyWay))
      expect(left).toEqual(SUSPECTS)
    }
  })

  it('would rule some out without the coins', () => {
    const left = SUSPECTS.map((truth) => {
      const published = editionOf([...after, truth], UNMOVED)
      return SUSPECTS.filter((suspect) => canBe(published, [...after, suspect], [COINS / 2]))
    })
    expect(left.some(({ length }) => length < SUSPECTS.length)).toBe(true)
    left.forEach((suspects, index) => expect(suspects).toContain(SUSPECTS[index]))
  })

  it('one person apart, are refused, however the scores lie', () => {
    for (const suspect of SUSPECTS) {
      const { missing } = draftOf([...before, suspect], { days: 365, changed: 1 }, tossesOf(2))
      expect(missing.map(({ sentence }) => sentence)).toEqual([
        '19 more people added, replaced or erased since the edition before needed: 1 of 20.',
      ])
    }
  })
})
