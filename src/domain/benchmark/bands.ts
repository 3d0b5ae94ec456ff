import { LEAST_IN_BAND, leastOf, safeCount } from './rules.ts'
import type { Toss } from './rules.ts'

/** People whose score is `from` or more, and less than where the next band begins. */
export type Band = { from: number; count: number }

type Cell = Band & { least: number }

/**
 * The people behind `scores` in bands, by safe counts alone. `undefined` where fewer than two bands
 * hold enough people.
 */
export function bandsOf(
  scores: readonly number[],
  starts: readonly number[],
  toss: Toss,
  name: string,
): readonly Band[] | undefined {
  const places = scores.map((score) => placeIn(starts, score))
  const cells = starts.map((from, index) => {
    const people = places.filter((place) => place === index).length
    const count = safeCount(people, toss(`${name} ${from}`))
    return { from, count, least: leastOf(count) }
  })
  const bands = joinSmall(cells)
  return bands.length < 2 ? undefined : bands.map(({ from, count }) => ({ from, count }))
}

/** The last of the starts that the score reaches. */
export function placeIn(starts: readonly number[], score: number): number {
  return Math.max(0, starts.filter((start) => start <= score).length - 1)
}

/** The one with the fewest people joins its smaller neighbor, until each band holds enough. */
function joinSmall(cells: readonly Cell[]): readonly Cell[] {
  const fewest = Math.min(...cells.map(({ least }) => least))
  if (fewest >= LEAST_IN_BAND) return cells
  const at = cells.findIndex(({ least }) => least === fewest)
  const below = cells[at - 1]?.count ?? Number.POSITIVE_INFINITY
  const above = cells[at + 1]?.count ?? Number.POSITIVE_INFINITY
  const first = below <= above ? at - 1 : at
  const [one, other] = cells.slice(first, first + 2)
  // There is only one cell left.
  if (!one || !other) return cells
  const joined = {
    from: one.from,
    count: one.count + other.count,
    least: one.least + other.least,
  }
  return joinSmall([...cells.slice(0, first), joined, ...cells.slice(first + 2)])
}
