export type BriefPart = { title: string | undefined; lines: readonly BriefLine[] }

/** `name`: what a line is about, where the text sets it apart by its columns. */
type BriefLine = { name: string | undefined; text: string; look: 'plain' | 'topic' | 'detail' }

const BARS = /\s*[\u2580-\u259F]+$/u

/**
 * The brief as `owner lead` prints it, for the eye: parts with titles, names and what belongs to
 * them. Who it is stands above it already. What is copied is the text itself.
 */
export function briefParts(brief: string): readonly BriefPart[] {
  return brief
    .split(/\n{2,}/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .slice(1)
    .map(partOf)
}

function partOf([first = '', ...others]: readonly string[]): BriefPart {
  const isTitled = others.length > 0 && others.every((line) => line.startsWith('  '))
  return isTitled
    ? { title: first, lines: linesOf(others.map((line) => line.slice(2))) }
    : { title: undefined, lines: linesOf([first, ...others]) }
}

function linesOf(lines: readonly string[]): readonly BriefLine[] {
  return lines.map((line, place) => lineOf(line, lookOf(line, lines[place + 1])))
}

/** A line that is set in is a detail; with lines below it that are set in further, their topic. */
function lookOf(line: string, next = ''): BriefLine['look'] {
  if (!line.startsWith('  ')) return 'plain'
  return !line.startsWith('    ') && next.startsWith('    ') ? 'topic' : 'detail'
}

function lineOf(line: string, look: BriefLine['look']): BriefLine {
  const words = line.trim().replace(BARS, '')
  const [, name, text] = /^(\S.{0,40}?) {2,}(\S.*)$/.exec(words) ?? []
  return { name, text: text ?? words, look }
}
