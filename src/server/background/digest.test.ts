import { expect, it } from 'vitest'
import { createDigest } from './digest.ts'

const MINUTE = 60_000

/** Sends whatever waits, as the sender does; returns how many events each mail had. */
function startDigest() {
  let now = 10 * MINUTE
  let waiting = 0
  const digest = createDigest(() => now)
  return {
    pass: (ms: number) => (now += ms),
    send(more: number, isTaken = true): number[] {
      waiting += more
      const count = Math.min(waiting, digest.claimAtMost())
      const claimed = Array.from({ length: count }, (_, index) => ({
        id: `${index}`,
        payload: '',
        attempts: 1,
      }))
      const bundles = digest.bundlesOf(claimed)
      if (!isTaken) return []
      for (const bundle of bundles) digest.noteSent(bundle)
      waiting -= count
      return bundles.map((bundle) => bundle.length)
    },
  }
}

it('tells of ten events by ten mails, and of eleven by one', () => {
  expect(startDigest().send(10)).toEqual(Array(10).fill(1))
  expect(startDigest().send(11)).toEqual([11])
  expect(startDigest().send(0)).toEqual([])
})

it('sends ten in five minutes, and what came after them at their end as one', () => {
  const mails = startDigest()
  for (let count = 0; count < 10; count += 1) {
    expect(mails.send(1)).toEqual([1])
    mails.pass(10_000)
  }
  expect(mails.send(1)).toEqual([])
  expect(mails.send(30)).toEqual([])
  mails.pass(5 * MINUTE - 100_001)
  expect(mails.send(0)).toEqual([])
  mails.pass(1)
  expect(mails.send(0)).toEqual([31])
})

it('sends no more for five minutes after one with many', () => {
  const mails = startDigest()
  expect(mails.send(8)).toEqual(Array(8).fill(1))
  mails.pass(MINUTE)
  expect(mails.send(3)).toEqual([3])
  mails.pass(5 * MINUTE - 1)
  expect(mails.send(5)).toEqual([])
  mails.pass(1)
  expect(mails.send(0)).toEqual([1, 1, 1, 1, 1])
})

it('counts no mail that was not taken', () => {
  const mails = startDigest()
  for (let count = 0; count < 20; count += 1) mails.send(1, false)
  expect(mails.send(0)).toEqual([20])
})

it('takes a thousand at once', () => {
  const mails = startDigest()
  expect(mails.send(2500)).toEqual([1000])
  mails.pass(5 * MINUTE)
  expect(mails.send(0)).toEqual([1000])
})
