import { describe, expect, it } from 'vitest'
import { MODEL as TWELVE } from '../../../tests/support/twelve-by-five.ts'
import { editionOf, missingFor } from './edition.ts'
import type { CountedPerson } from './edition.ts'

/** Each question is counted by itself. */
const MODEL = { ...TWELVE, questionIds: [7] }

/** So many people for each letter, who chose it everywhere. */
function peopleWith(counts: readonly number[], known = false): CountedPerson[] {
  return counts.flatMap((count, index) =>
    Array.from({ length: count }, () => ({
      answers: { 7: index + 1 },
      isNew: !known,
    })),
  )
}

/** What is told of each option but the last. */
function toldOf(people: readonly CountedPerson[]) {
  return editionOf(MODEL, people).shares[7]
}

describe('an edition', () => {
  it('needs thirty people', () => {
    expect(missingFor(29, 29)).toBe('At least 30 people are needed, and there are 29.')
    expect([missingFor(30, 30), missingFor(31, 31)]).toEqual([undefined, undefined])
  })

  it.each([
    [39, 30],
    [1234, 1230],
  ])('rounds %i people down to %i', (people, rounded) => {
    const edition = editionOf(MODEL, peopleWith([people]))
    expect(edition).toMatchObject({ version: MODEL.version, people: rounded })
  })

  it.each([
    [[14, 0, 0, 0, 16], null],
    [[15, 0, 0, 0, 15], 'half'],
    [[14, 0, 0, 0, 17], null],
    [[19, 0, 0, 0, 41], null],
    [[20, 0, 0, 0, 40], 'half'],
    [[40, 0, 0, 0, 20], 'half'],
    [[41, 0, 0, 0, 19], 'most'],
    [[46, 0, 0, 0, 14], null],
  ])('of %j people tells how common A is: %s', (counts, told) => {
    expect(toldOf(peopleWith(counts))).toMatchObject({ 0: told })
  })

  it('counts who chose an answer or a lower one, and tells nothing of the last', () => {
    expect(toldOf(peopleWith([10, 15, 20, 30, 25]))).toEqual([null, null, 'half', 'most'])
    expect(toldOf(peopleWith([40, 0, 0, 0, 20]))).toEqual(['half', 'half', 'half', 'half'])
  })
})

describe('an edition after another one', () => {
  it('needs ten more people', () => {
    expect(missingFor(69, 9)).toBe(
      'At least 10 people more than last time are needed, and there are 9.',
    )
    expect(missingFor(70, 10)).toBeUndefined()
  })

  it('shows no answer of one person to whoever knows all but ten', () => {
    for (const known of everyGroupOf(50, 5)) {
      /** By what an edition tells, the options that one of the ten may have chosen. */
      const possible = new Map<string, Set<number>>()
      for (const added of everyGroupOf(10, 1)) {
        const people = [...peopleWith(known, true), ...peopleWith(added)]
        const told = JSON.stringify(editionOf(OF_THREE, people))
        const options = possible.get(told) ?? new Set()
        for (const [index, count] of added.entries()) if (count > 0) options.add(index)
        possible.set(told, options)
      }
      for (const [told, options] of possible)
        expect(options.size, `${known.join()} ${told}`).toBe(3)
    }
  })
})

const OF_THREE = { ...MODEL, options: [1, 2, 3] }

/** Every way in which so many people can choose among three options, in groups of this size. */
function everyGroupOf(people: number, size: number): number[][] {
  const counts = Array.from({ length: people / size + 1 }, (_, index) => index * size)
  return counts.flatMap((first) =>
    counts
      .filter((second) => first + second <= people)
      .map((second) => [first, second, people - first - second]),
  )
}
