import { expect, it } from 'vitest'
import { createLoginTries } from './login-tries.ts'

const RIGHT = async () => true
const WRONG = async () => false

function createAt() {
  const clock = { now: 1_800_000_000_000 }
  return { clock, ...createLoginTries(() => clock.now) }
}

/** A check that ends when the test says so. */
function slow() {
  let end = (_isRight: boolean) => {}
  const ended = new Promise<boolean>((resolve) => (end = resolve))
  return { isRight: () => ended, end }
}

it('lets an address wait longer for a name after each wrong password, half a minute at most', async () => {
  const { clock, check } = createAt()
  expect(await check('203.0.113.7', 'anna', WRONG)).toBe('wrong')
  for (const seconds of [1, 2, 4, 8, 16, 30, 30, 30]) {
    expect(await check('203.0.113.7', 'anna', WRONG)).toBe('wrong')
    expect(await check('203.0.113.7', 'anna', RIGHT)).toEqual({ waitMs: seconds * 1000 })
    clock.now += seconds * 1000 - 1
    expect(await check('203.0.113.7', 'anna', RIGHT)).toEqual({ waitMs: 1 })
    expect(await check('203.0.113.8', 'anna', RIGHT)).toBe('right')
    expect(await check('203.0.113.7', 'bob', RIGHT)).toBe('right')
    clock.now += 1
  }
  expect(await check('203.0.113.7', 'anna', RIGHT)).toBe('right')
  expect(await check('203.0.113.7', 'anna', WRONG)).toBe('wrong')
  expect(await check('203.0.113.7', 'anna', RIGHT)).toBe('right')
})

it('forgets wrong passwords after five minutes', async () => {
  const { clock, check } = createAt()
  for (let index = 0; index < 6; index += 1) {
    await check('203.0.113.7', 'anna', WRONG)
    clock.now += 30_000
  }
  clock.now += 300_000
  await check('203.0.113.7', 'anna', WRONG)
  expect(await check('203.0.113.7', 'anna', RIGHT)).toBe('right')
})

it.each([3, 8])('lets a right password through while %i addresses guess', async (count) => {
  const { check } = createAt()
  const guesses = Array.from({ length: count }, slow)
  const guessed = guesses.map(({ isRight }, index) => check(`203.0.113.${index}`, 'anna', isRight))
  const right = check('198.51.100.1', 'anna', RIGHT)
  for (const { end } of guesses) end(false)

  expect(await Promise.all(guessed)).toEqual(Array(count).fill('wrong'))
  expect(await right).toBe('right')
})

it('checks four passwords at a time, of each address one, and turns away where too many wait', async () => {
  const { check } = createAt()
  const guess = slow()
  let begun = 0
  const isRight = () => {
    begun += 1
    return guess.isRight()
  }
  const running = Array.from({ length: 100 }, (_, index) =>
    check(`203.0.113.${index}`, 'anna', isRight),
  )
  const same = await check('203.0.113.0', 'bob', RIGHT)
  expect(begun).toBe(4)
  guess.end(false)
  const outcomes = await Promise.all(running)

  expect(same).toEqual({ waitMs: 1000 })
  expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(44)
  expect(outcomes.at(-1)).toEqual({ waitMs: 1000 })
  expect(await check('198.51.100.1', 'anna', RIGHT)).toBe('right')
})

it('can check again after a check that failed', async () => {
  const { check } = createAt()
  const broken = check('203.0.113.7', 'anna', () => Promise.reject(new Error('no memory')))
  await expect(broken).rejects.toThrow('no memory')
  expect(await check('203.0.113.7', 'anna', RIGHT)).toBe('right')
})
