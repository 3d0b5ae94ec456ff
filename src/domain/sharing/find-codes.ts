import { readReportCode } from '../report/report-code.ts'

/**
 * The report codes in any text that people paste: codes, links, a whole mail. Each is told by its
 * check; without its hyphen only with a digit in it, so that ordinary words are left alone. In the
 * order of the text, each once, written as 'XXXX-XXXX'.
 */
export function findReportCodes(text: string): string[] {
  const words = text.replace(/\p{Pd}/gu, '-').match(/[0-9a-z]+(?:-[0-9a-z]+)*/gi) ?? []
  const codes = words.flatMap((word, place) => {
    const next = words[place + 1] ?? ''
    const spaced = word.length === 4 && next.length === 4 ? `${word}${next}` : undefined
    const found = [word, spaced].find((candidate) => candidate !== undefined && isCode(candidate))
    return found === undefined ? [] : [spelled(found)]
  })
  return [...new Set(codes)]
}

function isCode(word: string): boolean {
  const looksLikeCode =
    /^[0-9a-z]{4}-[0-9a-z]{4}$/i.test(word) || /^(?=.*\d)[0-9a-z]{8}$/i.test(word)
  return looksLikeCode && readReportCode(word).ok
}

function spelled(word: string): string {
  const symbols = word.replace('-', '').toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1')
  return `${symbols.slice(0, 4)}-${symbols.slice(4)}`
}
