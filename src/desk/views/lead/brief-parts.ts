export type BriefPart = { title: string | undefined; lines: readonly BriefLine[] }

/** `name`: what a line is about, where the text sets it apart by its columns. */
type BriefLine = { name: string | undefined; text: string; isDetail: boolean }

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
    ? { title: first, lines: others.map((line) => lineOf(line.slice(2))) }
    : { title: undefined, lines: [first, ...others].map(lineOf) }
}

function lineOf(line: string): BriefLine {
  const words = line.trim().replace(BARS, '')
  const [, name, text] = /^(\S.{0,40}?) {2,}(\S.*)$/.exec(words) ?? []
  return { name, text: text ?? words, isDetail: line.startsWith('  ') }
}
