import { expect, it } from 'vitest'
import { placeOf } from './place.ts'

const BANDS = [
  { from: 1, count: 25 },
  { from: 2, count: 50 },
  { from: 4, count: 125 },
]

it.each([
  [1, { index: 0, lower: 0, same: 25 / 200, higher: 175 / 200 }],
  [1.9, { index: 0, lower: 0, same: 25 / 200, higher: 175 / 200 }],
  [2, { index: 1, lower: 25 / 200, same: 50 / 200, higher: 125 / 200 }],
  [3.9, { index: 1, lower: 25 / 200, same: 50 / 200, higher: 125 / 200 }],
  [5, { index: 2, lower: 75 / 200, same: 125 / 200, higher: 0 }],
])('puts the score %d into its band, and tells the shares around it', (score, place) => {
  expect(placeOf(BANDS, score)).toEqual(place)
})

it('puts a score below the first band into that band', () => {
  expect(placeOf(BANDS.slice(1), 1)).toMatchObject({ index: 0, lower: 0 })
})
