import { bandIndexOf } from './bands.ts'
import type { Band } from './bands.ts'

/** Where a score lies among others. `lower`, `same` and `higher` are of 100 people. */
export type Place = {
  /** Of the reader's band. */
  index: number
  lower: number
  same: number
  higher: number
}

export function placeOf(bands: readonly Band[], score: number): Place {
  const index = bandIndexOf(
    bands.map(({ from }) => from),
    score,
  )
  return {
    index,
    lower: countIn(bands.slice(0, index)),
    same: countIn(bands.slice(index, index + 1)),
    higher: countIn(bands.slice(index + 1)),
  }
}

function countIn(bands: readonly Band[]): number {
  return bands.reduce((sum, { count }) => sum + count, 0)
}
