import type { Mistake } from './mistake.ts'

/** Of a file that has nothing in it, or what a chat or a page puts around a file or beside its lines. */
export function noYamlMistake(file: string, text: string): Mistake | undefined {
  const lines = text.split('\n')
  if (lines.every((line) => /^\s*(#.*)?$/.test(line))) {
    return { file, line: 1, text: 'this file is empty.' }
  }
  const fence = 1 + lines.findIndex((line) => /^\s*(```|~~~)/.test(line))
  if (fence > 0) return { file, line: fence, text: 'take the lines with ``` away.' }
  const [first = '', second = ''] = lines.filter((line) => line.trim() !== '')
  const isNumbered = /^\s*1[\s.:|)]/.test(first) && /^\s*2[\s.:|)]/.test(second)
  if (!isNumbered) return undefined
  return { file, line: 1, text: 'the lines begin with their numbers. Take the numbers away.' }
}

type Rule = (line: string) => string | undefined

const RULES: readonly Rule[] = [
  indentedByOther,
  oddlySpaced,
  notAText,
  unclosedQuote,
  oddBeginning,
  colonInText,
  noSpace,
  nameless,
]

const SAME_SPACES = 'Give all names of one group the same number of spaces.'

const ODDLY_INDENTED = `this line begins further to the left or right than its neighbors. ${SAME_SPACES}`

export const ODD_SPACE = 'this line has a space of a word processor. Retype its spaces.'

/**
 * What a writer can do about a file that cannot be read. The parser says where it stopped, which may be the
 * line before or after the one that is wrong.
 */
export function syntaxMistake(file: string, text: string, stopped: number): Mistake {
  const lines = text.split('\n')
  const spaced = 1 + lines.findIndex((line) => hasOddSpace(line))
  for (const number of [
    spaced,
    stopped,
    stopped + 1,
    stopped - 1,
    lastQuoteBefore(lines, stopped),
  ]) {
    const line = lines[number - 1] ?? ''
    if (/^\s*(#.*)?$/.test(line)) continue
    for (const rule of RULES) {
      const sentence = rule(line)
      if (sentence) return { file, line: number, text: sentence }
    }
  }
  const odd = [stopped, stopped + 1, stopped - 1].find(
    (number) => indentOf(lines[number - 1]) % 2 === 1,
  )
  return { file, line: odd ?? stopped, text: odd ? ODDLY_INDENTED : notBelow(lines, stopped) }
}

/** The parser stops where a line fits nowhere; the one that moved may be that which it stands below now. */
function notBelow(lines: readonly string[], stopped: number): string {
  const indent = indentOf(lines[stopped - 1])
  const above =
    1 + lines.slice(0, stopped - 1).findLastIndex((line) => line && indentOf(line) < indent)
  if (above === 0) return ODDLY_INDENTED
  return `this line begins further to the left or right than its neighbors, or line ${above} above it does. ${SAME_SPACES}`
}

function indentOf(line = ''): number {
  return line.search(/\S|$/)
}

/** A quote that nobody closes takes everything after it. */
function lastQuoteBefore(lines: readonly string[], stopped: number): number {
  return 1 + lines.slice(0, stopped).findLastIndex((line) => unclosedQuote(line) !== undefined)
}

function valueIn(line: string): string {
  return /^\s*(?:- )?(?:[^:#"']+: +|- )(.*?)\s*$/.exec(line)?.[1] ?? ''
}

function indentedByOther(line: string): string | undefined {
  const [indent = ''] = /^\s*/.exec(line) ?? []
  if (indent.includes('\t')) return 'this line begins with a tab. Indent it by spaces.'
  return undefined
}

function oddlySpaced(line: string): string | undefined {
  return hasOddSpace(line) ? ODD_SPACE : undefined
}

/** Another space than that of the keyboard, before a line, after its hyphen or its name, or at its end. */
function hasOddSpace(line: string): boolean {
  return /^[ \t]*(?:- *)?(?:\w[\w -]*:)?[^\S \t]|[^\S \t]$/.test(line)
}

function notAText(line: string): string | undefined {
  if (/^(<{7}|={7}|>{7})/.test(line)) {
    return 'two versions of this file were not put together. Keep one of them, and take the marks away.'
  }
  if (/^(---|\.\.\.|%)/.test(line)) return 'take this line away.'
  return undefined
}

function unclosedQuote(line: string): string | undefined {
  const value = valueIn(line)
  const quote = value.charAt(0)
  if (quote !== '"' && quote !== "'") return undefined
  const isClosed = quote === '"' ? /^"(?:[^"\\]|\\.)*"$/ : /^'(?:[^']|'')*'$/
  if (isClosed.test(value)) return undefined
  return `a text that begins with ${quote} has to end with it, and nothing follows. Use “ ” for a quoted word.`
}

function oddBeginning(line: string): string | undefined {
  const sign = /^[*&!|>@`%[\]{}?,-]/.exec(valueIn(line))?.[0]
  return sign && quotesNeeded(sign)
}

function colonInText(line: string): string | undefined {
  if (!/:(\s|$)/.test(valueIn(line))) return undefined
  return 'a text with a colon in it needs quotes: name: "First: second".'
}

function noSpace(line: string): string | undefined {
  if (/^\s*-[^\s-]/.test(line)) return 'put a space after the hyphen.'
  if (/^\s*(- )?[A-Za-z][\w, -]*:[^\s/]/.test(line)) return 'put a space after the colon.'
  return undefined
}

function nameless(line: string): string | undefined {
  if (/:(\s|$)/.test(line) || /^\s*-(\s|$)/.test(line)) return undefined
  return 'this line has no name. A text that goes on here is indented further than its name.'
}

/** A text that begins with a sign that means something else to YAML. */
export function quotesNeeded(sign: string): string {
  return `a text that begins with “${sign}” needs quotes around it.`
}
