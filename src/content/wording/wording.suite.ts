/** Measures of plain text that the rules for the words are built from. */

/** Capitals that a reader of the assessment knows. */
const KNOWN_ACRONYMS = ['CRM', 'GTM', 'AI']

/** A hyphenated word is one word. */
export function wordsOf(text: string): string[] {
  return text
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '')
}

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence !== '')
}

/** The usual estimate: groups of vowels, less the silent endings; never under one. */
function syllablesOf(word: string): number {
  const parts = word.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return Math.max(
    1,
    parts.reduce((sum, part) => sum + syllablesOfPart(part), 0),
  )
}

export function syllablesPerWord(lines: readonly string[]): number {
  const words = lines.flatMap(wordsOf)
  return words.reduce((sum, word) => sum + syllablesOf(word), 0) / words.length
}

/** Flesch-Kincaid grade; each line is one sentence. */
export function gradeOf(lines: readonly string[]): number {
  const words = lines.flatMap(wordsOf).length
  return 0.39 * (words / lines.length) + 11.8 * syllablesPerWord(lines) - 15.59
}

/** Share of distinct content words that two texts have in common, 0 to 1 (Jaccard). */
function overlapOf(one: string, other: string): number {
  const [left, right] = [contentWordsOf(one), contentWordsOf(other)]
  const shared = [...left].filter((word) => right.has(word)).length
  return shared / (left.size + right.size - shared)
}

/** Spearman's correlation of two equally long lists, -1 to 1; ties share their mean rank. */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const [left, right] = [deviationsOf(ranksOf(one)), deviationsOf(ranksOf(other))]
  return dot(left, right) / Math.sqrt(dot(left, left) * dot(right, right))
}

/** Which of the terms stand in the text as whole words, in any case. */
export function termsIn(text: string, terms: readonly string[]): string[] {
  return terms.filter((term) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${term}(?![\\p{L}\\p{N}])`, 'iu').test(text),
  )
}

/** The lines in which a term stands, with the term. */
export function bannedIn(lines: readonly string[], terms: readonly string[]): string[] {
  return lines.flatMap((line) => termsIn(line, terms).map((term) => `${term}: ${line}`))
}

/** Capitals of two letters and more that a newcomer would have to look up. */
export function unknownAcronymsIn(lines: readonly string[]): string[] {
  return lines.flatMap((line) =>
    wordsOf(line).filter((word) => /^[A-Z]{2,}s?$/.test(word) && !KNOWN_ACRONYMS.includes(word)),
  )
}

/** A list written as its words, with a comma between them. */
export function listOf(terms: string): readonly string[] {
  return terms.split(', ')
}

export function isOutside(value: number, from: number, to: number): boolean {
  return value < from || value > to
}

/** Two texts of a list that share too much, told as pairs. */
export function overlappingPairs(
  ones: readonly string[],
  others: readonly string[],
  limit: number,
): string[] {
  return ones.flatMap((one) =>
    others.filter((other) => overlapOf(one, other) >= limit).map((other) => `${one} | ${other}`),
  )
}

export function repeatsIn(texts: readonly string[]): string[] {
  const plain = texts.map((text) => text.toLowerCase())
  return texts.filter((_, place) => plain.indexOf(plain[place] ?? '') !== place)
}

const STOP_WORDS = new Set(
  listOf(
    'a, an, the, of, to, in, on, at, for, from, by, with, and, or, that, they, them, their, its, it, is, are, as, each',
  ),
)

function contentWordsOf(text: string): Set<string> {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return new Set(words.filter((word) => word.length > 1 && !STOP_WORDS.has(word)))
}

function syllablesOfPart(part: string): number {
  if (part === '') return 0
  if (part.length <= 3) return 1
  const sounded = part.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, '').replace(/^y/, '')
  return Math.max(1, sounded.match(/[aeiouy]{1,2}/g)?.length ?? 0)
}

function ranksOf(values: readonly number[]): number[] {
  const sorted = [...values].sort((one, other) => one - other)
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2)
}

function deviationsOf(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.map((value) => value - mean)
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, place) => sum + value * (other[place] ?? 0), 0)
}
