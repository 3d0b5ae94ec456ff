import { expect, it } from 'vitest'
import { COINS, leastOf, roundedPeople, RULES, safeCount } from './rules.ts'

it('tells the owner its rules', () => {
  expect(RULES).toEqual([
    'At least 100 people from at least 30 email domains, none of them above 10%.',
    'A new edition after at least 30 days and at least 20 people who were added, replaced or erased. Withdrawing does not change that.',
    'The number of people is rounded to 50, from 1,000 on to 100.',
    'Each count is moved by chance, by 8 at most, and rounded to 5 before shares are taken.',
    'A band of scores holds at least 10 people. A smaller one is joined with its neighbor, never left out.',
    'Overall scores and single areas only.',
  ])
})

it.each([
  [12, 8, 10],
  [13, 8, 15],
  [100, 0, 90],
  [100, 16, 110],
  [7, 0, 0],
])('publishes %i people with %i heads as %i', (count, heads, published) => {
  expect(safeCount(count, heads)).toBe(published)
})

it.each([
  [0, 0],
  [10, 0],
  [15, 5],
  [100, 90],
])('takes %i published people for %i at the least', (published, least) => {
  expect(leastOf(published)).toBe(least)
})

it('takes no more people than there can be, for any count and any fall of the coins', () => {
  const tooMany = Array.from({ length: 200 }, (_, count) => count).flatMap((count) =>
    Array.from({ length: COINS + 1 }, (_, heads) => safeCount(count, heads)).filter(
      (published) => leastOf(published) > count,
    ),
  )
  expect(tooMany).toEqual([])
})

it.each([
  [50, 8, 100],
  [100, 0, 100],
  [124, 8, 100],
  [125, 8, 150],
  [125, 7, 100],
  [1006, 0, 1000],
  [1049, 8, 1000],
  [1050, 8, 1100],
])('says of %i people with %i heads: about %i', (count, heads, told) => {
  expect(roundedPeople(count, heads)).toBe(told)
})
