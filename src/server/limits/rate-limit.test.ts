import { expect, it } from 'vitest'
import { createRateLimit, takeAll as takeOfAll } from './rate-limit.ts'

function setup({ burst = 3, perMinute = 60 } = {}) {
  let at = 1_000_000
  const limit = createRateLimit({ burst, perMinute }, () => at)
  const bucket = {
    ...limit,
    take(client: string) {
      const waitMs = limit.waitMs(client)
      if (waitMs === 0) limit.take(client)
      return waitMs
    },
    wait(ms: number) {
      at += ms
    },
    takeAll(client: string) {
      let taken = 0
      while (bucket.take(client) === 0) taken += 1
      return taken
    },
  }
  return bucket
}

it('allows a burst, then returns how long the next token takes', () => {
  const { take } = setup()
  expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 0])
  expect(take('a')).toBe(1000)
})

it('refills evenly over the minute, and never above the burst', () => {
  const { takeAll, wait } = setup()
  takeAll('a')
  wait(2000)
  expect(takeAll('a')).toBe(2)
  wait(3_600_000)
  expect(takeAll('a')).toBe(3)
})

it('takes a token from every bucket or from none', () => {
  const [full, empty] = [setup(), setup({ burst: 1 })]
  empty.take('all')
  expect(takeOfAll([full, 'a'], [empty, 'all'])).toBe(1000)
  expect(full.takeAll('a')).toBe(3)
})
