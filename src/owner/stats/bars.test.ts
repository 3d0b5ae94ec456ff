import { describe, expect, it } from 'vitest'
import { bar, grouped, percent } from './bars.ts'

describe('a bar', () => {
  it.each([
    [0, 10, 4, ''],
    [10, 10, 4, '████'],
    [5, 10, 4, '██'],
    [1, 1000, 4, '▏'],
    [3, 32, 4, '▍'],
    [20, 10, 4, '████'],
    [1, 0, 4, ''],
  ])('of %i of %i in %i columns is "%s"', (value, most, width, text) => {
    expect(bar(value, most, width)).toBe(text)
  })
})

it('tells a share in whole percent', () => {
  expect([percent(1, 3), percent(0, 0), percent(2, 2)]).toEqual(['33 %', '0 %', '100 %'])
})

it('groups the digits of a large count', () => {
  expect(grouped(1_234_567)).toBe('1,234,567')
})
