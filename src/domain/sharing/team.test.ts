import { expect, it } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { MODEL } from '../../../tests/support/twelve-by-five.ts'
import { teamOf } from './team.ts'

const SALES = answersOf('333 333 333 333')
const ENABLEMENT = answersOf('335 333 133 334')
const SERVICE = answersOf('333 333 133 333')

it('puts the widest questions first, then those on which more differ', () => {
  const { talkingPoints, others } = teamOf(MODEL, [SALES, ENABLEMENT, SERVICE])
  expect(talkingPoints.map(({ id, range }) => [id, range])).toEqual([
    [3, 2],
    [7, 2],
    [12, 1],
  ])
  expect(others.map(({ id }) => id)).toEqual([1, 2, 4, 5, 6, 8, 9, 10, 11])
  const more = teamOf(
    MODEL,
    [...'33335'].map((last, index) => answersOf(`33${last} 333 333 33${index < 2 ? 3 : 5}`)),
  )
  expect(more.talkingPoints.map(({ id }) => id)).toEqual([12, 3])
})

it('counts who chose each option, and says nothing about who', () => {
  const team = teamOf(MODEL, [SALES, ENABLEMENT, SERVICE])
  expect(team.talkingPoints[1]).toEqual({
    ...{ id: 7, range: 2 },
    chosen: [
      { option: 1, count: 2 },
      { option: 3, count: 1 },
    ],
  })
  expect(team).toEqual(teamOf(MODEL, [SERVICE, SALES, ENABLEMENT]))
})

it('gives the lowest and the highest score of each area', () => {
  expect(teamOf(MODEL, [SALES, ENABLEMENT, SERVICE]).sections).toEqual([
    { lowest: 3, highest: 11 / 3 },
    { lowest: 3, highest: 3 },
    { lowest: 7 / 3, highest: 3 },
    { lowest: 3, highest: 10 / 3 },
  ])
})

it('has nothing to talk about where all agree', () => {
  const agreed = teamOf(MODEL, [SALES, SALES, SALES])
  expect(agreed).toMatchObject({ count: 3, talkingPoints: [], agreedCount: 12 })
})
