import { expect, it } from 'vitest'
import { atMostEvery } from './at-most-every.ts'

it('reads once per interval, for concurrent callers too', async () => {
  let [at, reads] = [0, 0]
  const read = atMostEvery(
    100,
    async () => (reads += 1),
    () => at,
  )
  expect(await Promise.all([read(), read()])).toEqual([1, 1])
  at = 99
  expect(await read()).toBe(1)
  at = 100
  expect(await read()).toBe(2)
  at = 199
  expect(await read()).toBe(2)
})
