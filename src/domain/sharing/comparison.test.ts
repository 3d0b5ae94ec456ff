import { expect, it } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { comparisonOf } from './comparison.ts'
import { MODEL } from '../../../tests/support/twelve-by-five.ts'

const SPRING = answersOf('222 333 112 333')
const AUTUMN = answersOf('242 333 432 323')

it('tells what moved, the biggest change first, and turns it round for a swap', () => {
  const up = [
    { id: 7, from: 1, to: 4 },
    { id: 2, from: 2, to: 4 },
    { id: 8, from: 1, to: 3 },
  ]
  const down = [{ id: 11, from: 3, to: 2 }]
  expect(comparisonOf(MODEL, SPRING, AUTUMN)).toMatchObject({ up, down, unchanged: 8 })
  const turned = (changes: typeof up) =>
    changes.map(({ id, from, to }) => ({ id, from: to, to: from }))
  expect(comparisonOf(MODEL, AUTUMN, SPRING)).toMatchObject({
    ...{ up: turned(down), down: turned(up), unchanged: 8 },
  })
})

it('gives both scores and stages, and what each area gained', () => {
  const { earlier, later, sections } = comparisonOf(MODEL, SPRING, AUTUMN)
  expect([earlier, later]).toMatchObject([
    { scores: { total: 28 }, stage: 'Foundational' },
    { scores: { total: 34 }, stage: 'Evolving' },
  ])
  expect(later.gap).toBeUndefined()
  expect(sections[2]).toEqual({
    ...{ name: 'Coaching & Reinforcement', from: 4 / 3, to: 3, points: 5 },
  })
})

it.each([
  // The plan raises questions 7, 8 and 9 to C.
  ['222 333 112 333', '222 333 112 333', 3, 0],
  ['222 333 112 333', '222 333 322 333', 3, 1],
  ['222 333 112 333', '222 333 433 333', 3, 3],
  // A step that keeps an answer leaves no trace in it.
  ['555 555 554 555', '555 555 555 555', 1, 1],
])('from %s to %s of %i planned steps %i are done', (earlier, later, planned, done) => {
  expect(comparisonOf(MODEL, answersOf(earlier), answersOf(later))).toMatchObject({
    ...{ planned, done },
  })
})
