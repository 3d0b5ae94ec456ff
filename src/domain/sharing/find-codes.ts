import { readReportCode, spelledCode } from '../report/report-code.ts'

export type FoundCodes = {
  /** In the order of the text, each once, written as 'XXXX-XXXX'. */
  codes: readonly string[]
  /** What looks like a code and is none. */
  mistyped: readonly string[]
  /** Codes of another version of the questions. */
  otherVersion: readonly string[]
}

/**
 * The report codes in any text that people paste: codes, links, a whole mail, also as mail programs rewrite
 * links. Each is told by its check; without its hyphen only with a digit in it, so that ordinary words are left
 * alone.
 */
export function findReportCodes(text: string): FoundCodes {
  const plain = unescaped(unescaped(text)).replace(/\p{Pd}/gu, '-')
  const words = Array.from(plain.matchAll(/[0-9a-z]+(?:-[0-9a-z]+)*/gi), ([word]) => word)
  const codes = new Set<string>()
  const [mistyped, otherVersion] = [new Set<string>(), new Set<string>()]
  for (const [place, word] of words.entries()) {
    // Proofpoint writes a hyphen as -2D.
    const spellings = [
      word,
      word.replace(/-2D(?=.{4}$)/i, '-'),
      words.slice(place, place + 2).join(' '),
    ]
    const code = spellings.map(codeIn).find((found) => found !== undefined)
    if (code !== undefined) codes.add(code)
    else if (isOfOtherVersion(word)) otherVersion.add(word)
    else if (looksMistyped(word)) mistyped.add(word)
  }
  return { codes: [...codes], mistyped: [...mistyped], otherVersion: [...otherVersion] }
}

/** Once: a link within a link is escaped twice. */
function unescaped(text: string): string {
  return text.replace(/%([2-7][0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  )
}

function codeIn(words: string): string | undefined {
  const isLikeACode = /^.{4}[- ]?.{4}$/.test(words) && /[-\d]/.test(words)
  return isLikeACode ? spelledCode(words) : undefined
}

function isOfOtherVersion(word: string): boolean {
  if (!/^.{4}-.{4}$/.test(word)) return false
  const read = readReportCode(word)
  return !read.ok && read.error === 'other-version'
}

/** Two groups of about four, with a letter and a digit. */
function looksMistyped(word: string): boolean {
  return /^\w{3,5}-\w{3,5}$/.test(word) && /\d/.test(word) && /[a-z]/i.test(word)
}
