import { expect, it } from 'vitest'
import { MODEL_VERSION } from '../../src/domain/assessment/model.ts'
import { readRecords, recordOf, withCurrent } from './record.ts'
import type { ModelRecord } from './record.ts'

const RECORDS = readRecords()
const OLD: ModelRecord = { ...recordOf(1), hash: 'of other words' }

it('has recorded the questions, options and scoring as they are', () => {
  expect(
    RECORDS.at(-1),
    'A question, an option or the scoring was changed: run `npm run model:version`',
  ).toEqual(recordOf(MODEL_VERSION))
})

it('numbers the versions from 1', () => {
  expect(RECORDS.map(({ version }) => version)).toEqual(RECORDS.map((_, place) => place + 1))
})

it('records a change as the next version, and never twice', () => {
  const changed = withCurrent([OLD], false)

  expect(changed).toEqual([OLD, recordOf(2)])
  expect(withCurrent(changed, false)).toEqual(changed)
  expect(withCurrent(changed, true)).toEqual(changed)
})

it('puts an amended version in the place of the last one', () => {
  expect(withCurrent([OLD, { ...OLD, version: 2 }], true)).toEqual([OLD, recordOf(2)])
})

it('records no version that a report code has no room for', () => {
  const fifteen = Array.from({ length: 15 }, (_, place) => ({ ...OLD, version: place + 1 }))

  expect(withCurrent(fifteen, true)).toHaveLength(15)
  expect(() => withCurrent(fifteen, false)).toThrow('room for versions up to 15, not for 16')
})
