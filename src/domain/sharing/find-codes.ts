import type { Model } from '../assessment/model.ts'
import { codeLengthOf } from '../report/report-code.ts'
import { readReportCode, spelledCode } from '../report/read-report-code.ts'

export type FoundCodes = {
  /** In the order of the text, each once, written in groups of four. */
  codes: readonly string[]
  /** What looks like a code and is none. */
  mistyped: readonly string[]
  /** Codes of another version of the questions. */
  otherVersion: readonly string[]
}

/**
 * The report codes in any text that people paste: codes, links, a whole mail, also as mail programs rewrite
 * links. Each is told by its check; without its hyphens only with a digit in it, so that ordinary words are left
 * alone.
 */
export function findReportCodes(model: Model, text: string): FoundCodes {
  const plain = unescaped(unescaped(text)).replace(/\p{Pd}/gu, '-')
  const words = Array.from(plain.matchAll(/[0-9a-z]+(?:-[0-9a-z]+)*/gi), ([word]) => word)
  const groups = codeLengthOf(model) / 4
  const codes = new Set<string>()
  const [mistyped, otherVersion] = [new Set<string>(), new Set<string>()]
  for (const [index, word] of words.entries()) {
    // Proofpoint writes a hyphen as -2D.
    const spellings = [
      word,
      word.replaceAll(/-2D(?=.{4}(?:-|$))/gi, '-'),
      words.slice(index, index + groups).join(' '),
    ]
    const code = spellings
      .map((spelling) => codeIn(model, spelling))
      .find((found) => found !== undefined)
    if (code !== undefined) codes.add(code)
    else if (isOfOtherVersion(model, word)) otherVersion.add(word)
    else if (looksMistyped(word, groups)) mistyped.add(word)
  }
  return { codes: [...codes], mistyped: [...mistyped], otherVersion: [...otherVersion] }
}

/** Once: a link within a link is escaped twice. */
function unescaped(text: string): string {
  return text.replace(/%([2-7][0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  )
}

function codeIn(model: Model, words: string): string | undefined {
  const isLikeACode = /^.{4}(?:[- ]?.{4})+$/.test(words) && /[-\d]/.test(words)
  return isLikeACode ? spelledCode(model, words) : undefined
}

function isOfOtherVersion(model: Model, word: string): boolean {
  if (!/^.{4}(?:-.{4})+$/.test(word)) return false
  const read = readReportCode(model, word)
  return !read.ok && read.error === 'other-version'
}

/** As many groups of about four, with a letter and a digit. */
function looksMistyped(word: string, groups: number): boolean {
  const parts = word.split('-')
  const isLikeACode = parts.length === groups && parts.every((part) => /^\w{3,5}$/.test(part))
  return isLikeACode && /\d/.test(word) && /[a-z]/i.test(word)
}
