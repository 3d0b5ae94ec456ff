import { expect, it } from 'vitest'
import { MODEL } from '../../../tests/support/twelve-by-five.ts'
import { editionOf } from './edition.ts'

it('has at least a hundred people, rounded to 50', () => {
  expect(editionOf(MODEL, 99)).toEqual({
    ok: false,
    error: 'At least 100 people are needed, and there are 99.',
  })
  expect(editionOf(MODEL, 124)).toEqual({
    ok: true,
    value: { version: MODEL.version, people: 100 },
  })
  expect(editionOf(MODEL, 125)).toMatchObject({ value: { people: 150 } })
})
