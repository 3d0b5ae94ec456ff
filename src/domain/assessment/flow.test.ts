import { expect, it } from 'vitest'
import { FIRST_QUESTION, progressPercent, screenAfter, screenBefore } from './flow.ts'
import type { Screen } from './flow.ts'
import { MODEL } from '../../../tests/support/twelve-by-five.ts'

it('leads from question 1 through all twelve to the results, and back to the start', () => {
  const there = walk(FIRST_QUESTION, (id) => screenAfter(MODEL, id))
  expect(there).toEqual([...MODEL.questionIds, 'results'])
  const back = walk({ kind: 'question', id: 12 }, screenBefore)
  expect(back).toEqual([...MODEL.questionIds.toReversed(), 'start'])
})

it('has come N of 12 in whole percent', () => {
  expect(MODEL.questionIds.map((id) => progressPercent(MODEL, id))).toEqual([
    8, 17, 25, 33, 42, 50, 58, 67, 75, 83, 92, 100,
  ])
})

function walk(from: Screen, next: (id: number) => Screen): (number | string)[] {
  return from.kind === 'question' ? [from.id, ...walk(next(from.id), next)] : [from.kind]
}
