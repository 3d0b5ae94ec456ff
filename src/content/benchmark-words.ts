import { placeOf } from '../domain/benchmark/place.ts'
import type { Band } from '../domain/benchmark/bands.ts'
import type { Edition } from '../domain/benchmark/edition.ts'
import { monthName } from './dates.ts'
import { sentenceCase } from '../domain/sentence-case.ts'
import { topOptionOf } from '../domain/assessment/model.ts'
import { MODEL } from '../generated/model.ts'

/** Shares are told as multiples of it: the count of a small benchmark carries no more. */
const SHARE_STEP = 5
const LEAST_TOLD = 10
const MOST_TOLD = 90

/** "About 60 in 100 scored lower, 10 in the same band, 30 higher." */
export function placeSentence(bands: readonly Band[], score: number): string {
  const { index, lower, same, higher } = placeOf(bands, score)
  const [below = 0, beside = 0, above = 0] = sharesOf([lower, same, higher])
  if (index === 0) {
    return `${opening(beside)} are in the same band, ${told(above)} scored higher.`
  }
  const rest = index === bands.length - 1 ? '' : `, ${told(above)} higher`
  return `${opening(below)} scored lower, ${told(beside)} in the same band${rest}.`
}

/** "About 400 people who chose to take it, January to November 2026; not a sample of companies." */
export function peopleSentence({ people, from, until }: Edition): string {
  const count = people.toLocaleString('en-US')
  return `About ${count} people who chose to take it, ${periodText(from, until)}; not a sample of companies.`
}

/** The share of each band in 100 people, in its words. */
export function bandTexts(bands: readonly Band[]): { range: string; share: string }[] {
  const all = bands.reduce((sum, { count }) => sum + count, 0)
  const shares = sharesOf(bands.map(({ count }) => count / all))
  return bands.map(({ from }, index) => ({
    range: rangeText(from, bands[index + 1]?.from),
    share: told(shares[index] ?? 0, '<', '>'),
  }))
}

/** Scores are shown with one decimal. */
function rangeText(from: number, next: number | undefined): string {
  const to = next === undefined ? topOptionOf(MODEL) : next - 0.1
  return `${from.toFixed(1)} to ${to.toFixed(1)}`
}

/** In steps that add up to 100: the largest remainders are rounded up. */
function sharesOf(shares: readonly number[]): number[] {
  const steps = shares.map((share) => (share * 100) / SHARE_STEP)
  const whole = steps.map(Math.floor)
  const left = 100 / SHARE_STEP - whole.reduce((sum, count) => sum + count, 0)
  const order = steps
    .map((step, index) => ({ index, step, rest: step - Math.floor(step) }))
    .sort((one, other) => other.rest - one.rest || one.step - other.step)
  for (const { index } of order.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1
  return whole.map((count) => count * SHARE_STEP)
}

/** Never 0 and never 100. */
function told(share: number, below = 'fewer than ', above = 'more than '): string {
  if (share < LEAST_TOLD) return `${below}${LEAST_TOLD}`
  return share > MOST_TOLD ? `${above}${MOST_TOLD}` : `${share}`
}

function opening(share: number): string {
  const text = told(share)
  return text === `${share}` ? `About ${text} in 100` : `${sentenceCase(text)} in 100`
}

function periodText(from: string, until: string): string {
  const [first, last] = [monthOf(from), monthOf(until)]
  if (from === until) return `${last.name} ${last.year}`
  const start = first.year === last.year ? first.name : `${first.name} ${first.year}`
  return `${start} to ${last.name} ${last.year}`
}

function monthOf(text: string): { name: string; year: string } {
  return { name: monthName(text), year: text.slice(0, 4) }
}
