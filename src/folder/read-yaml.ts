import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import type { Node, ParsedNode, YAMLMap, YAMLSeq } from 'yaml'
import type { Result } from '../domain/result.ts'
import type { Entry, Named, Place } from './entry.ts'
import type { Mistake } from './mistake.ts'
import type { SourceFile } from './source-files.ts'
import {
  noYamlMistake,
  inOneLine,
  ODD_SPACE,
  quotesNeeded,
  syntaxMistake,
} from './syntax-mistake.ts'
import { otherAlphabet } from './other-alphabet.ts'

/** Other programs leave these behind, and nobody sees them. */
const WITHOUT_WIDTH = /[\u200B\u2060\uFEFF]/g
/** Control characters, and half of a character. */
const BROKEN = /[^\P{Cc}\n\t]|\p{Cs}/u
/** In a name, soft hyphens and their kind too. */
const HIDDEN = /[^\P{C}\n\t]/u

/** Those of every object: the shape of a group would leave them out without a word. */
const LOST_NAMES = ['__proto__', 'constructor', 'prototype']

/**
 * YAML 1.2 in which every value is text: `no`, `1.10` and dates stay what was typed. What would hide a
 * mistake of a writer is refused: a note after a value, anchors, tags, flow lists, and blocks.
 */
export function readYaml({ path, text: written }: SourceFile): Result<Entry, Mistake[]> {
  const text = written.replaceAll(WITHOUT_WIDTH, '')
  const noYaml = noYamlMistake(path, text)
  if (noYaml) return { ok: false, error: [noYaml] }
  const lines = new LineCounter()
  const document = parseDocument(text, {
    schema: 'failsafe',
    lineCounter: lines,
    prettyErrors: false,
    uniqueKeys: false,
  })
  const [error] = document.errors
  if (error || !document.contents) {
    return { ok: false, error: [syntaxMistake(path, text, placeOf(error?.pos[0]).line)] }
  }
  const mistakes: Mistake[] = []
  const entry = entryOf(document.contents)
  return mistakes.length > 0 ? { ok: false, error: mistakes } : { ok: true, value: entry }

  function placeOf(position = 0): Place {
    return { file: path, line: lines.linePos(position).line }
  }

  function complain(node: ParsedNode | null, sentence: string | undefined): void {
    if (sentence) mistakes.push({ ...placeOf(node?.range[0]), text: sentence })
  }

  function entryOf(node: ParsedNode | null): Entry {
    const place = placeOf(node?.range[0])
    if (node) refuseOddities(node)
    if (isMap<ParsedNode, ParsedNode | null>(node)) {
      const entries = new Map<string, Named>()
      for (const { key, value } of node.items) addTo(entries, key, value)
      return { ...place, kind: 'group', entries }
    }
    if (isSeq<ParsedNode>(node)) return { ...place, kind: 'list', items: node.items.map(entryOf) }
    const read = textIn(node)
    complain(node, hiddenCharacterIn(read, BROKEN))
    if (/^-?[^\S \n]|[^\S \n]$/.test(read)) complain(node, ODD_SPACE)
    return textEntry(place, read)
  }

  function addTo(entries: Map<string, Named>, key: ParsedNode, value: ParsedNode | null): void {
    refuseOddities(key)
    const name = textIn(key)
    if (/\s/.test(name.replaceAll(' ', ''))) complain(key, ODD_SPACE)
    complain(key, hiddenCharacterIn(name, HIDDEN))
    complain(key, otherAlphabet(name))
    if (LOST_NAMES.includes(name)) complain(key, `no name can be “${name}”. Take another word.`)
    const place = placeOf(key.range[0])
    const first = entries.get(name)
    if (first) {
      complain(
        key,
        `“${name}” is here twice, first in line ${first.line}. Take one of them away, or give it another name.`,
      )
    }
    entries.set(name, { ...place, value: value ? entryOf(value) : textEntry(place, '') })
  }

  function refuseOddities(node: ParsedNode): void {
    const first = text.charAt(node.range[0])
    if (isAlias(node) || isNote(first, node)) return complain(node, quotesNeeded(first))
    if (hasProperty(node)) return complain(node, quotesNeeded(text.charAt(propertyStart(node))))
    if (!isScalar(node)) {
      if (node.flow) complain(node, isText(node) ? quotesNeeded(first) : inOneLine(first))
      return
    }
    if (node.type === 'BLOCK_FOLDED') {
      complain(
        node,
        `leave out the “${first}”: a text may go on in the next lines, indented further than its name.`,
      )
    }
    const [, end] = node.range
    const rest = text.slice(end, text.indexOf('\n', end) + 1 || undefined)
    if (/^[ \t]+#/.test(rest)) {
      complain(
        node,
        'the text ends before the “#”. Put quotes around the text, or the note on a line of its own.',
      )
    }
  }

  function propertyStart(node: ParsedNode): number {
    return text.slice(0, node.range[0]).search(/[&!]\S*\s*$/)
  }

  function hasProperty(node: Exclude<ParsedNode, { kind: 'alias' }> & Node): boolean {
    return Boolean('anchor' in node && node.anchor) || /[:-]\s+[&!]\S*\s*$/.test(before(node))
  }

  function before(node: ParsedNode): string {
    return text.slice(text.lastIndexOf('\n', node.range[0]) + 1, node.range[0])
  }
}

function textEntry(place: Place, text: string): Entry {
  return { ...place, kind: 'text', text }
}

/** Whether brackets are those of a text: “{name} here” is read as a name without a value. */
function isText(node: YAMLMap.Parsed | YAMLSeq.Parsed): boolean {
  return isMap(node) ? node.items.some(({ value }) => !value) : node.items.length === 1
}

/** Whether all of a text was read as a note. */
function isNote(first: string, node: ParsedNode): boolean {
  return first === '#' && textIn(node) === ''
}

/** Of a text as it was read: a code such as “\\0” is a character too. */
function hiddenCharacterIn(read: string, kinds: RegExp): string | undefined {
  const found = kinds.exec(read)
  if (!found) return undefined
  const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  const before = read.slice(0, found.index).slice(-20).trim()
  const place = before === '' ? 'at its beginning' : `after “${before}”`
  return `this text has a character that nobody can see, U+${code}, ${place}. Take it away.`
}

function textIn(node: ParsedNode | null): string {
  return isScalar(node) && typeof node.value === 'string'
    ? node.value.replaceAll(WITHOUT_WIDTH, '')
    : ''
}
