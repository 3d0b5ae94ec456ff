import { expect, it } from 'vitest'
import type { Edition } from '../../domain/edition/edition.ts'
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

it.each([
  ['an edition does not tell', EDITION, 3, 4],
  ['it is the last option', EDITION, 3, 5],
  ['an edition knows no such question', EDITION, 12, 1],
  ['there is no edition', undefined, 3, 1],
  ['it is of other questions', { ...EDITION, version: MODEL.version + 1 }, 3, 1],
])('says nothing where %s', (_, edition, id, from) => {
  expect(howCommon(edition, moveFrom(id, from))).toBeUndefined()
})
