import { describe, expect, it } from 'vitest'
import { bandOf } from './band.ts'

describe('bandOf', () => {
  it('is low to 7, mid to 11, high to 15', () => {
    const sums = Array.from({ length: 13 }, (_, place) => place + 3)
    expect(sums.map((sum) => bandOf(sum, 3))).toEqual([
      ...Array(5).fill('low'),
      ...Array(4).fill('mid'),
      ...Array(4).fill('high'),
    ])
  })

  it('follows the number of questions', () => {
    const sums = [2, 3, 4, 5, 6, 7, 8, 9, 10]
    expect(sums.map((sum) => bandOf(sum, 2))).toEqual([
      ...Array(3).fill('low'),
      ...Array(3).fill('mid'),
      ...Array(3).fill('high'),
    ])
  })
})
