import { readReportCode } from '../report/report-code.ts'

/**
 * The report codes in any text that people paste: codes, links, a whole mail. Each is told by its
 * check; without its hyphen only with a digit in it, so that ordinary words are left alone. In the
 * order of the text, each once, written as 'XXXX-XXXX'.
 */
export function findReportCodes(text: string): string[] {
  const plain = text.replace(/\p{Pd}/gu, '-')
  const words = Array.from(plain.matchAll(/[0-9a-z]+(?:-[0-9a-z]+)*/gi), ([word]) => word)
  const codes = words.flatMap((word, place) => {
    const found = [word, words.slice(place, place + 2).join(' ')].find(isCode)
    return found === undefined ? [] : [spelled(found)]
  })
  return [...new Set(codes)]
}

function isCode(words: string): boolean {
  return /^.{4}[- ]?.{4}$/.test(words) && /[-\d]/.test(words) && readReportCode(words).ok
}

function spelled(code: string): string {
  const symbols = code.replace(/[- ]/, '').toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1')
  return `${symbols.slice(0, 4)}-${symbols.slice(4)}`
}
