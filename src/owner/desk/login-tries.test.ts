import { expect, it } from 'vitest'
import { createLoginTries } from './login-tries.ts'

function createAt() {
  const clock = { now: 0 }
  return { clock, tries: createLoginTries(() => clock.now) }
}

it('allows an address ten tries in five minutes', () => {
  const { clock, tries } = createAt()
  for (let index = 0; index < 10; index += 1) expect(tries.begin('203.0.113.7')).toBe(true)
  expect(tries.begin('203.0.113.7')).toBe(false)
  expect(tries.begin('203.0.113.8')).toBe(true)
  clock.now = 300_000
  expect(tries.begin('203.0.113.7')).toBe(true)
})

it('does not count a successful try', () => {
  const { tries } = createAt()
  for (let index = 0; index < 30; index += 1) {
    expect(tries.begin('203.0.113.7')).toBe(true)
    tries.takeBack('203.0.113.7')
  }
})
