import { expect, it } from 'vitest'
import { placeOf } from './bands.ts'

const BANDS = [
  { from: 1, count: 15 },
  { from: 2, count: 25 },
  { from: 4, count: 60 },
]

it.each([
  [1, { index: 0, lower: 0, same: 15, higher: 85 }],
  [1.9, { index: 0, lower: 0, same: 15, higher: 85 }],
  [2, { index: 1, lower: 15, same: 25, higher: 60 }],
  [3.9, { index: 1, lower: 15, same: 25, higher: 60 }],
  [5, { index: 2, lower: 40, same: 60, higher: 0 }],
])('puts the score %d into its band, and counts the others around it', (score, place) => {
  expect(placeOf(BANDS, score)).toEqual(place)
})

it('puts a score below the first band into that band', () => {
  expect(placeOf(BANDS.slice(1), 1)).toMatchObject({ index: 0, lower: 0 })
})
