import { expect, it } from 'vitest'
import { keepLook, nextLook, readLook } from './looks.ts'
import { giveStorages } from './storages.suite.ts'

giveStorages()

const MINUTE = 60_000

it('finds nothing new at a first look', () => {
  expect(nextLook(undefined, 7, 0)).toEqual({ before: 7, seen: 7, at: 0 })
})

it('marks what came since the look before, as long as this one lasts', () => {
  const first = nextLook(undefined, 7, 0)
  const second = nextLook(first, 9, 31 * MINUTE)
  expect(second.before).toBe(7)
  // From a lead back to the list, and once more: it is still the same look.
  const third = nextLook(second, 10, 60 * MINUTE)
  expect(third).toEqual({ before: 7, seen: 10, at: 60 * MINUTE })
  expect(nextLook(third, 10, 91 * MINUTE).before).toBe(10)
})

it('forgets no lead where the newest ones were erased', () => {
  expect(nextLook({ before: 7, seen: 10, at: 0 }, 8, MINUTE).seen).toBe(10)
})

it('is kept in the browser, and is a first one where that is not understood', () => {
  expect(readLook()).toBeUndefined()
  keepLook({ before: 1, seen: 2, at: 3 })
  expect(readLook()).toEqual({ before: 1, seen: 2, at: 3 })
  localStorage.setItem('desk.look', '{"before":1,"seen":"2"}')
  expect(readLook()).toBeUndefined()
})
