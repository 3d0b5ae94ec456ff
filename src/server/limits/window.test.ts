import { expect, it } from 'vitest'
import { createWindow } from './window.ts'

it('lets a client have so many in any stretch of time, and each client its own', () => {
  let now = 1000
  const limit = createWindow({ most: 3, withinMs: 100 }, () => now)
  for (const at of [1000, 1010, 1050]) {
    now = at
    expect(limit.waitMs('a')).toBe(0)
    limit.take('a')
  }

  expect(limit.waitMs('a')).toBe(50)
  expect(limit.waitMs('b')).toBe(0)
  now = 1099
  expect(limit.waitMs('a')).toBe(1)
  now = 1100
  expect(limit.waitMs('a')).toBe(0)
  limit.take('a')
  expect(limit.waitMs('a')).toBe(10)
  now = 1250
  expect(limit.waitMs('a')).toBe(0)
})
