import { placeIn } from './bands.ts'
import type { Band } from './bands.ts'

/** Where a score lies among others. The shares of all people, 0 to 1, add up to 1. */
export type Place = {
  /** Of the reader's band. */
  index: number
  lower: number
  same: number
  higher: number
}

export function placeOf(bands: readonly Band[], score: number): Place {
  const index = placeIn(
    bands.map(({ from }) => from),
    score,
  )
  const [lower, same] = [shareOf(bands, 0, index), shareOf(bands, index, index + 1)]
  return { index, lower, same, higher: shareOf(bands, index + 1, bands.length) }
}

function shareOf(bands: readonly Band[], start: number, end: number): number {
  return peopleIn(bands.slice(start, end)) / peopleIn(bands)
}

function peopleIn(bands: readonly Band[]): number {
  return bands.reduce((sum, { count }) => sum + count, 0)
}
