import { spelledCode } from '../report/report-code.ts'

/**
 * The report codes in any text that people paste: codes, links, a whole mail. Each is told by its
 * check; without its hyphen only with a digit in it, so that ordinary words are left alone. In the
 * order of the text, each once, written as 'XXXX-XXXX'.
 */
export function findReportCodes(text: string): string[] {
  const plain = text.replace(/\p{Pd}/gu, '-')
  const words = Array.from(plain.matchAll(/[0-9a-z]+(?:-[0-9a-z]+)*/gi), ([word]) => word)
  const codes = words.flatMap((word, place) => {
    const pair = words.slice(place, place + 2).join(' ')
    return codeIn(word) ?? codeIn(pair) ?? []
  })
  return [...new Set(codes)]
}

function codeIn(words: string): string | undefined {
  const isLikeACode = /^.{4}[- ]?.{4}$/.test(words) && /[-\d]/.test(words)
  return isLikeACode ? spelledCode(words) : undefined
}
