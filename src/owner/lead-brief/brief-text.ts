import type { BriefLine, BriefPart, BriefPiece, BriefWords } from '../../contract/brief.ts'
import { minuteOf, safeText } from './plain-text.ts'

/** A brief as it is copied: who it is, then its parts, each after an empty line. Times are in UTC. */
export function briefText(who: readonly string[], parts: readonly BriefPart[]): string {
  const lines = [...who, ...parts.flatMap(partLines)]
  return `${lines.map(safeText).join('\n')}\n`
}

function partLines({ title, lines }: BriefPart): string[] {
  return title === undefined
    ? ['', ...textLines(lines, '')]
    : ['', title, ...textLines(lines, '  ')]
}

/** The names share one column. */
function textLines(lines: readonly BriefLine[], indent: string): string[] {
  const width = Math.max(0, ...lines.map(({ name = [] }) => wordsText(name).length))
  return lines.flatMap(({ name, words, below = [] }) => [
    indent + (name ? `${wordsText(name).padEnd(width)}  ` : '') + wordsText(words),
    ...textLines(below, `${indent}  `),
  ])
}

function wordsText(words: BriefWords): string {
  return words.map(pieceText).join('')
}

function pieceText(piece: BriefPiece): string {
  if (typeof piece === 'string') return piece
  return 'at' in piece ? minuteOf(new Date(piece.at)) : piece.link
}
