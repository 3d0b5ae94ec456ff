import { expect, it } from 'vitest'
import type { Edition } from '../../domain/benchmark/edition.ts'
import { MODEL } from '../../generated/model.ts'
import { howCommon } from './how-common.ts'

const EDITION: Edition = {
  ...{ version: MODEL.version, people: 1230 },
  shares: { 3: ['half', 'half', 'most', null], 4: ['most', 'most', null, null] },
}
const moveFrom = (id: number, from: number) => ({ id, from, to: from + 1, points: 1 })

it.each([
  [3, 1, 'about half of some 1,230 people who took this chose this answer, too.'],
  [3, 2, 'about half of some 1,230 people who took this chose this answer or a lower one.'],
  [3, 3, 'most of some 1,230 people who took this chose this answer or a lower one.'],
  [4, 1, 'most of some 1,230 people who took this chose this answer, too.'],
])('says of question %i at option %i: %s', (id, from, sentence) => {
  expect(howCommon(EDITION, moveFrom(id, from))).toBe(`Not only you: ${sentence}`)
})

it('says nothing where an edition does not tell, and of the last option', () => {
  for (const [id, from] of [
    [3, 4],
    [3, 5],
    [4, 3],
    [12, 1],
  ] as const) {
    expect(howCommon(EDITION, moveFrom(id, from))).toBeUndefined()
  }
})

it('says nothing without an edition, and by one of other questions', () => {
  expect(howCommon(undefined, moveFrom(3, 1))).toBeUndefined()
  const other = { ...EDITION, version: MODEL.version + 1 }
  expect(howCommon(other, moveFrom(3, 1))).toBeUndefined()
})
