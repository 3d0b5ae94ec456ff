import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { watchEventLoop } from './event-loop.ts'

function setup() {
  let at = 1000
  const loop = watchEventLoop(() => at)
  return {
    wait(ms: number) {
      at += ms
    },
    /** What each of `count` requests is told. */
    take: (count: number) => Array.from({ length: count }, () => loop.isHeldUp()),
  }
}

it('is held up when 50 requests have taken more than 150 milliseconds', () => {
  const { take, wait } = setup()
  expect(take(50)).not.toContain(true)
  wait(150)
  expect(take(1)).toEqual([false])
  wait(1)
  expect(take(2)).toEqual([true, true])
})

it('is not held up by a few requests, whatever else took so long', () => {
  const { take, wait } = setup()
  take(20)
  wait(5000)
  expect(take(30)).not.toContain(true)
})

it('begins again with each turn of the event loop', async () => {
  const { take, wait } = setup()
  take(50)
  wait(200)
  expect(take(1)).toEqual([true])
  await nextTurn()
  expect(take(60)).not.toContain(true)
  wait(151)
  expect(take(1)).toEqual([true])
})
