import { expect, it } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

function setup({ burst = 3, perMinute = 60, mostClients = 1000 } = {}) {
  let at = 1_000_000
  const limit = createRateLimit({ burst, perMinute, mostClients }, () => at)
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

it('gives a burst, then says how long the next token takes', () => {
  const { take } = setup()
  expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 0])
  expect(take('a')).toBe(1000)
})

it('gives one token for each part of the minute, and never more than the burst', () => {
  const { takeAll, wait } = setup()
  takeAll('a')
  wait(2000)
  expect(takeAll('a')).toBe(2)
  wait(3_600_000)
  expect(takeAll('a')).toBe(3)
})

it('counts each client alone', () => {
  const { takeAll } = setup()
  takeAll('a')
  expect(takeAll('b')).toBe(3)
})

it('takes nothing by being asked how long to wait', () => {
  const { waitMs, takeAll } = setup()
  expect([waitMs('a'), waitMs('a'), waitMs('a'), waitMs('a')]).toEqual([0, 0, 0, 0])
  expect(takeAll('a')).toBe(3)
})

it('remembers no more clients than it may, the most recent ones', () => {
  const { take, takeAll } = setup({ burst: 1, mostClients: 2 })
  take('a')
  take('b')
  take('c')
  expect(takeAll('c')).toBe(0)
  expect(takeAll('b')).toBe(0)
  expect(takeAll('a')).toBe(1)
})

it('forgets the client that took least recently, not the one that came first', () => {
  const { take, takeAll } = setup({ burst: 2, mostClients: 2 })
  take('a')
  take('b')
  take('a')
  take('c')
  expect(takeAll('a')).toBe(0)
  expect(takeAll('b')).toBe(2)
})
