import type { Mistake } from './mistake.ts'

/** Of a file that has nothing in it, or what a chat or a page puts around a file or beside its lines. */
export function noYamlMistake(file: string, text: string): Mistake | undefined {
  const lines = text.split('\n')
  if (lines.every(isBlank)) return { file, line: 1, text: 'this file is empty.' }
  const fence = 1 + lines.findIndex((line) => /^\s*(```|~~~)/.test(line))
  if (fence > 0) return { file, line: fence, text: 'take the lines with ``` away.' }
  const [first = '', second = ''] = lines.filter((line) => line.trim() !== '')
  const isNumbered = /^\s*1[\s.:|)]/.test(first) && /^\s*2[\s.:|)]/.test(second)
  if (!isNumbered) return undefined
  return { file, line: 1, text: 'the lines begin with their numbers. Take the numbers away.' }
}

/** What stands before the text of a line. */
const NAME = String.raw`^\s*(?:(?:- )?[^:#"'-][^:#"']*: +|- (?![^:#"']+: ))`
/** A text whose first quote is not closed at its end. */
const OPEN_QUOTE = new RegExp(String.raw`${NAME}(["'])(?!(?:\\.|(?!\1).|\1\1)*\1\s*$)`)

/** What people do most, in the order in which it is looked for. “$1” is the sign that a text begins with. */
const REMEDIES: readonly (readonly [line: RegExp, sentence: string])[] = [
  [/^\s*\t/, 'this line begins with a tab. Indent it by spaces.'],
  [/^(---|\.\.\.|%)/, 'take this line away.'],
  [
    OPEN_QUOTE,
    'a text that begins with $1 has to end with it, and nothing follows. Use “ ” for a quoted word.',
  ],
  [new RegExp(String.raw`${NAME}([*&!|>@\x60%[\]{}?,-])`), quotesNeeded('$1')],
  [
    new RegExp(String.raw`${NAME}.*:(\s|$)`),
    'a text with a colon in it needs quotes: name: "First: second".',
  ],
  [/^\s*-[^ -]/, 'put a space after the hyphen.'],
  [/^\s*(- )?[A-Za-z][\w, -]*:[^ /]/, 'put a space after the colon.'],
  [
    /^(?!\s*-(\s|$))(?!.*:(\s|$))/,
    'this line has no name. A text that goes on here is indented further than its name.',
  ],
]

/**
 * What a writer can do about a file that cannot be read. The parser says where it stopped, which may be the
 * line before or after the one that is wrong. A quote that nobody closes takes everything after it.
 */
export function syntaxMistake(file: string, text: string, stopped: number): Mistake {
  const lines = text.split('\n')
  const quote = 1 + lines.slice(0, stopped).findLastIndex((line) => OPEN_QUOTE.test(line))
  for (const line of [stopped, stopped + 1, stopped - 1, quote]) {
    const sentence = remedyFor(lines[line - 1] ?? '')
    if (sentence) return { file, line, text: sentence }
  }
  const odd = [stopped, stopped + 1, stopped - 1].find(
    (line) => indentOf(lines[line - 1]) % 2 === 1,
  )
  if (odd) return { file, line: odd, text: oddlyIndented('') }
  // A line fits nowhere; the one that moved may be that which it stands below now.
  const indent = indentOf(lines[stopped - 1])
  const above =
    1 + lines.slice(0, stopped - 1).findLastIndex((line) => line && indentOf(line) < indent)
  const or = above > 0 ? `, or line ${above} above it does` : ''
  return { file, line: stopped, text: oddlyIndented(or) }
}

function remedyFor(line: string): string | undefined {
  if (isBlank(line)) return undefined
  const [pattern, sentence] = REMEDIES.find(([each]) => each.test(line)) ?? []
  return sentence?.replace('$1', pattern?.exec(line)?.[1] ?? '')
}

function oddlyIndented(or: string): string {
  return `this line begins further to the left or right than its neighbors${or}. Give all names of one group the same number of spaces.`
}

function isBlank(line: string): boolean {
  return /^\s*(#.*)?$/.test(line)
}

function indentOf(line = ''): number {
  return line.search(/\S|$/)
}

/** A text that begins with a sign that means something else to YAML. */
export function quotesNeeded(sign: string): string {
  return `a text that begins with “${sign}” needs quotes around it.`
}
