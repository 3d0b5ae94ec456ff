import { expect, it } from 'vitest'
import { createRecentMap } from './recent-map.ts'

function setup(most: number) {
  const map = createRecentMap<number>(most)
  return {
    ...map,
    setAll: (keys: string) => [...keys].forEach((key, index) => map.set(key, index)),
    known: (keys: string) => [...keys].filter((key) => map.get(key) !== undefined).join(''),
  }
}

it('never exceeds its size, and always keeps the most recent half', () => {
  const { setAll, known } = setup(4)
  setAll('abcdefg')
  expect(known('abcdefg')).toBe('efg')
  setAll('h')
  expect(known('abcdefgh')).toBe('efgh')
  setAll('i')
  expect(known('abcdefghi')).toBe('ghi')
})

it('counts an entry that is set again as recent', () => {
  const { setAll, known } = setup(4)
  setAll('abcad')
  expect(known('abcd')).toBe('acd')
})
