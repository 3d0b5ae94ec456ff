import { placeOf } from '../domain/benchmark/bands.ts'
import type { Band } from '../domain/benchmark/bands.ts'
import type { Edition } from '../domain/benchmark/edition.ts'
import { monthName } from './dates.ts'
import { sentenceCase } from '../domain/sentence-case.ts'
import { topOptionOf } from '../domain/assessment/model.ts'
import { MODEL } from '../generated/model.ts'

/** A count of 100 below or above these is not given exactly. */
const MIN_SHARE = 10
const MAX_SHARE = 90

/** "About 60 in 100 scored lower, 10 in the same band, 30 higher." */
export function placeSentence(bands: readonly Band[], score: number): string {
  const { index, lower, same, higher } = placeOf(bands, score)
  if (index === 0) {
    return `${shareTextCapitalized(same)} are in the same band, ${shareText(higher)} scored higher.`
  }
  const rest = index === bands.length - 1 ? '' : `, ${shareText(higher)} higher`
  return `${shareTextCapitalized(lower)} scored lower, ${shareText(same)} in the same band${rest}.`
}

/** "About 400 people who chose to take it, January to November 2026; not a sample of companies." */
export function peopleSentence({ people, from, until }: Edition): string {
  const count = people.toLocaleString('en-US')
  return `About ${count} people who chose to take it, ${periodText(from, until)}; not a sample of companies.`
}

/** The share of each band in 100 people, in its words. */
export function bandTexts(bands: readonly Band[]): { range: string; share: string }[] {
  return bands.map(({ from, count }, index) => ({
    range: rangeText(from, bands[index + 1]?.from),
    share: shareText(count, '<', '>'),
  }))
}

/** Scores are shown with one decimal. */
function rangeText(from: number, next: number | undefined): string {
  const to = next === undefined ? topOptionOf(MODEL) : next - 0.1
  return `${from.toFixed(1)} to ${to.toFixed(1)}`
}

/** Never 0 and never 100. */
function shareText(share: number, below = 'fewer than ', above = 'more than '): string {
  if (share < MIN_SHARE) return `${below}${MIN_SHARE}`
  return share > MAX_SHARE ? `${above}${MAX_SHARE}` : `${share}`
}

function shareTextCapitalized(share: number): string {
  const text = shareText(share)
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
