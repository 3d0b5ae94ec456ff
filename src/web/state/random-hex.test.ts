import { expect, it } from 'vitest'
import { isIdempotencyKey } from '../../contract/api.ts'
import { uuidAt } from './random-hex.ts'

it('makes keys that the server takes, in the order of time', () => {
  const keys = Array.from({ length: 500 }, (_, index) => uuidAt(1_763_640_000_000 + index))

  expect(keys.every(isIdempotencyKey)).toBe(true)
  expect(keys.toSorted()).toEqual(keys)
  expect(keys.every((key) => /^.{14}7.{4}[89ab]/.test(key))).toBe(true)
})
