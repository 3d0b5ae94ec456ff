import { bandTexts, peopleSentence, placeSentence } from '../content/benchmark-words.ts'
import type { Draft } from '../domain/benchmark/draft.ts'
import { RULES } from '../domain/benchmark/rules.ts'
import type { Band } from '../domain/benchmark/bands.ts'
import type { Benchmark } from '../store/owner/owner-store.ts'
import { bar, grouped } from './stats/bars.ts'

const BAR_WIDTH = 30
const EXAMPLE_SCORE = 3

/** The rules, what is missing, and what an edition would say now. */
export function benchmarkText(benchmark: Benchmark): string {
  const { draft } = benchmark
  return [
    'Rules',
    ...RULES.map((rule, index) => `  ${index + 1}. ${rule}`),
    '',
    'Now',
    `  ${publishedText(benchmark)}`,
    `  ${grouped(draft.people)} people of ${grouped(draft.domains)} email domains can be counted.`,
    ...draft.missing.map(({ sentence }) => `  ${sentence}`),
    ...(draft.missing.length === 0 ? ['  Nothing is missing: owner benchmark publish.'] : []),
    '',
    draftText(draft),
  ].join('\n')
}

/** Empty where there is no edition. */
export function draftText({ edition }: Draft): string {
  if (!edition) return ''
  return [
    'The edition',
    `  ${peopleSentence(edition)}`,
    `  Of ${EXAMPLE_SCORE.toFixed(1)} a report says: ${placeSentence(edition.overall, EXAMPLE_SCORE)}`,
    ...tableOf('Overall', edition.overall),
    ...edition.areas.flatMap(({ name, bands }) => tableOf(name, bands)),
    '',
  ].join('\n')
}

function tableOf(title: string, bands: readonly Band[]): string[] {
  const most = Math.max(...bands.map(({ count }) => count))
  const texts = bandTexts(bands)
  const width = Math.max(...texts.map(({ share }) => share.length))
  return [
    '',
    `  ${title}`,
    ...texts.map(({ range, share }, index) => {
      const count = bands[index]?.count ?? 0
      return `  ${range}  ${share.padStart(width)}  ${bar(count, most, BAR_WIDTH)}`
    }),
  ]
}

function publishedText({ published, lastAt }: Benchmark): string {
  if (published) return `An edition is published, since ${dayOf(published.publishedAt)}.`
  return lastAt
    ? `No edition is published. The last one came on ${dayOf(lastAt)} and was withdrawn.`
    : 'No edition was ever published.'
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}
