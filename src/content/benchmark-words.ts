import { placeOf } from '../domain/benchmark/bands.ts'
import type { Band } from '../domain/benchmark/bands.ts'
import type { Edition } from '../domain/benchmark/edition.ts'
import { monthYear } from './dates.ts'
import { countText, decimalText } from './numbers.ts'
import { topOptionOf } from '../domain/assessment/model.ts'
import { MODEL } from '../generated/model.ts'
import * as say from '../generated/words/benchmark.ts'

/** A count of 100 below or above these is not given exactly. */
const MIN_SHARE = 10
const MAX_SHARE = 90

/** “Lower: about 60 in 100. In the same band: about 10 in 100. Higher: about 30 in 100.” */
export function placeSentence(bands: readonly Band[], score: number): string {
  const { index, lower, same, higher } = placeOf(bands, score)
  return [
    ...(index === 0 ? [] : [say.lower({ share: shareSentence(lower) })]),
    say.same({ share: shareSentence(same) }),
    ...(index === bands.length - 1 ? [] : [say.higher({ share: shareSentence(higher) })]),
  ].join(' ')
}

/** “About 400 people who chose to take it, January 2026 to November 2026; not a sample of companies.” */
export function peopleSentence({ people, from, until }: Edition): string {
  return say.people({ people: countText(people), period: periodText(from, until) })
}

/** The share of each band in 100 people, in its words. */
export function bandTexts(bands: readonly Band[]): { range: string; share: string }[] {
  return bands.map(({ from, count }, index) => ({
    range: rangeText(from, bands[index + 1]?.from),
    share: shareText(count),
  }))
}

/** Scores are shown with one decimal. */
function rangeText(from: number, next: number | undefined): string {
  const to = next === undefined ? topOptionOf(MODEL) : next - 0.1
  return say.range({ from: decimalText(from.toFixed(1)), to: decimalText(to.toFixed(1)) })
}

/** Never 0 and never 100. */
function shareText(share: number): string {
  if (share < MIN_SHARE) return `<${MIN_SHARE}`
  return share > MAX_SHARE ? `>${MAX_SHARE}` : `${share}`
}

function shareSentence(share: number): string {
  if (share < MIN_SHARE) return say.fewer({ share: MIN_SHARE })
  return share > MAX_SHARE ? say.more({ share: MAX_SHARE }) : say.share({ share })
}

function periodText(from: string, until: string): string {
  return from === until
    ? monthYear(from)
    : say.period({ from: monthYear(from), until: monthYear(until) })
}
