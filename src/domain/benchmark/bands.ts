import { topOptionOf } from '../assessment/model.ts'
import type { Model } from '../assessment/model.ts'

/**
 * People whose score is `from` or more, and less than where the next band begins. `count`: how many of
 * 100, a multiple of 5; all bands together have 100.
 */
export type Band = { from: number; count: number }

const MIN_IN_BAND = 10
const SHARE_STEP = 5

/** `undefined` where fewer than two bands have enough people. */
export function bandsOf(model: Model, scores: readonly number[]): readonly Band[] | undefined {
  const starts = startsOf(model)
  const indexes = scores.map((score) => bandIndexOf(starts, score))
  const bands = joinSmall(
    starts.map((from, index) => ({
      from,
      people: indexes.filter((own) => own === index).length,
    })),
  )
  if (bands.length < 2) return undefined
  const counts = sharesOf(bands.map(({ people }) => people))
  return bands.map(({ from }, index) => ({ from, count: counts[index] ?? 0 }))
}

/** Where a band of scores may begin: at each half of the scale. */
function startsOf(model: Model): number[] {
  return Array.from({ length: 2 * (topOptionOf(model) - 1) }, (_, index) => 1 + index / 2)
}

/** The last of the starts that the score reaches. */
function bandIndexOf(starts: readonly number[], score: number): number {
  return Math.max(0, starts.filter((start) => start <= score).length - 1)
}

type Cell = { from: number; people: number }

/** The cell with the fewest people joins its smaller neighbor, until each has enough. */
function joinSmall(cells: readonly Cell[]): readonly Cell[] {
  const fewest = Math.min(...cells.map(({ people }) => people))
  if (fewest >= MIN_IN_BAND || cells.length === 1) return cells
  const at = cells.findIndex(({ people }) => people === fewest)
  const below = cells[at - 1]?.people ?? Number.POSITIVE_INFINITY
  const above = cells[at + 1]?.people ?? Number.POSITIVE_INFINITY
  const first = below <= above ? at - 1 : at
  const [one, other] = cells.slice(first, first + 2)
  if (!one || !other) return cells
  const joined = { from: one.from, people: one.people + other.people }
  return joinSmall([...cells.slice(0, first), joined, ...cells.slice(first + 2)])
}

/** Shares of 100 in steps of 5 that add up to 100: the largest remainders are rounded up. */
function sharesOf(people: readonly number[]): number[] {
  const all = people.reduce((sum, count) => sum + count, 0)
  const exact = people.map((count) => (count / all) * (100 / SHARE_STEP))
  const steps = exact.map(Math.floor)
  const left = 100 / SHARE_STEP - steps.reduce((sum, step) => sum + step, 0)
  const byRemainder = [...exact.keys()].sort((one, other) => rest(exact, other) - rest(exact, one))
  for (const index of byRemainder.slice(0, left)) steps[index] = (steps[index] ?? 0) + 1
  return steps.map((step) => step * SHARE_STEP)
}

function rest(exact: readonly number[], index: number): number {
  return (exact[index] ?? 0) % 1
}

/** Where a score lies among others. `lower`, `same` and `higher` are of 100 people. */
export type Place = {
  /** The index of the reader's band. */
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
