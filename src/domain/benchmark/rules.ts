/**
 * What protects the people behind a benchmark. docs/decisions/021-benchmark.md says where each number
 * comes from, and what somebody learns who knows the answers of everybody else.
 */

export const LEAST_PEOPLE = 100
export const LEAST_DOMAINS = 30
/** One email domain holds at most one in so many of the people. */
export const DOMAIN_DIVISOR = 10

/** From one edition to the next. */
export const LEAST_DAYS = 30
/** People added, replaced or erased from one edition to the next. */
export const LEAST_CHANGED = 20

/** Each count is a multiple of it before shares are taken. */
const COUNT_STEP = 5
export const LEAST_IN_BAND = 10

/**
 * Before a count is rounded it is moved by the heads of so many coins, less half of them. Rounding
 * alone gives a person away whose answer is all that is unknown: 12 becomes 10, and 13 becomes 15.
 */
export const COINS = 16
const MOST_MOVED = COINS / 2

/** The heads of COINS coins for one count; the same for the same name within one edition. */
export type Toss = (name: string) => number

const PEOPLE_STEP = 50
const LARGE_STEP = 100
const LARGE = 1000

/** Overall scores at which a band may begin, and those of one area: fixed for the model version. */
export const OVERALL_STARTS = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5] as const
export const AREA_STARTS = [1, 2, 3, 4] as const

/** In sentences, for the owner. */
export const RULES: readonly string[] = [
  `At least ${LEAST_PEOPLE} people from at least ${LEAST_DOMAINS} email domains, none of them above ${100 / DOMAIN_DIVISOR}%.`,
  `A new edition after at least ${LEAST_DAYS} days and at least ${LEAST_CHANGED} people who were added, replaced or erased. Withdrawing does not change that.`,
  `The number of people is rounded to ${PEOPLE_STEP}, from 1,000 on to ${LARGE_STEP}.`,
  `Each count is moved by chance, by ${MOST_MOVED} at most, and rounded to ${COUNT_STEP} before shares are taken.`,
  `A band of scores holds at least ${LEAST_IN_BAND} people. A smaller one is joined with its neighbor, never left out.`,
  'Overall scores and single areas only.',
]

/** Moved by chance and rounded; never below zero. */
export function safeCount(count: number, heads: number): number {
  const moved = count + heads - MOST_MOVED
  return Math.max(0, Math.round(moved / COUNT_STEP) * COUNT_STEP)
}

/** How many people a safe count stands for at the least. */
export function leastOf(safe: number): number {
  const rounding = Math.floor(COUNT_STEP / 2)
  return Math.max(0, safe - MOST_MOVED - rounding)
}

/** "About 400". */
export function roundedPeople(count: number, heads: number): number {
  const moved = count + heads - MOST_MOVED
  const step = moved < LARGE ? PEOPLE_STEP : LARGE_STEP
  return Math.max(LEAST_PEOPLE, Math.round(moved / step) * step)
}
