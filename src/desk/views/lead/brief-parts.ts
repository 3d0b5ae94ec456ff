import { minuteText } from '../../words/format.ts'

export type BriefPart = { title: string | undefined; lines: readonly BriefLine[] }

/** `name`: what a line is about, where the text sets it apart by its columns. */
type BriefLine = { name: string | undefined; text: string; look: 'plain' | 'topic' | 'detail' }

/** In the brief of somebody who finished, the areas: on the page they stand above it, in bars. */
const SCORES = 'Scores'

const MINUTE = /\b(\d{4}-\d\d-\d\d) (\d\d:\d\d)\b/g

const BARS = /\s*[\u2580-\u259F]+$/u

/**
 * The text of the brief, for the eye: parts with titles, names and what belongs to
 * them, and times as everywhere on the desk. Who it is stands above it already. What is copied is the
 * text itself.
 */
export function briefParts(brief: string): readonly BriefPart[] {
  return brief
    .split(/\n{2,}/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .slice(1)
    .map(partOf)
    .filter(({ title }) => title !== SCORES)
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
  const words = line
    .trim()
    .replace(BARS, '')
    .replaceAll(MINUTE, (told, day: string, clock: string) => minuteOr(told, `${day}T${clock}Z`))
  const [, name, text] = /^(\S.{0,40}?) {2,}(\S.*)$/.exec(words) ?? []
  return { name, text: text ?? words, look }
}

/** A visitor's own words stand in some lines, and may look like a time that there is not. */
function minuteOr(told: string, at: string): string {
  return Number.isNaN(Date.parse(at)) ? told : minuteText(at)
}
