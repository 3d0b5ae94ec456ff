import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import type { ParsedNode } from 'yaml'
import type { Result } from '../domain/result.ts'
import type { Entry, Named, Place } from './entry.ts'
import type { Mistake } from './mistake.ts'
import type { SourceFile } from './source-files.ts'
import { noYamlMistake, quotesNeeded, syntaxMistake } from './syntax-mistake.ts'
import { otherAlphabet } from './other-alphabet.ts'

/** Other programs leave these behind, and nobody sees them. */
const WITHOUT_WIDTH = /[\u200B\u2060\uFEFF]/g
/** Control characters, and half of a character, which no database keeps. */
const BROKEN = /[^\P{Cc}\n\t]|\p{Cs}/u

/** Those of every object: the shape of a group would leave them out without a word. */
const LOST_NAMES = ['__proto__', 'constructor', 'prototype']

/**
 * YAML 1.2 in which every value is text: `no`, `1.10` and dates stay what was typed. What would hide a
 * mistake of a writer is refused: a text that loses its end to a note, anchors, and tags.
 */
export function readYaml({ path, text: written }: SourceFile): Result<Entry, Mistake[]> {
  const text = written
    .replaceAll(WITHOUT_WIDTH, '')
    .replaceAll(/^[ \u00A0]+/gm, (indent) => ' '.repeat(indent.length))
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
    complain(node, hiddenCharacterIn(read))
    return textEntry(place, read)
  }

  function addTo(entries: Map<string, Named>, key: ParsedNode, value: ParsedNode | null): void {
    refuseOddities(key)
    const name = nameIn(key)
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
    const sign = signBefore(node)
    if (sign) return complain(node, quotesNeeded(sign))
    const isCut =
      isScalar(node) &&
      node.type === 'PLAIN' &&
      /^[ \t]+#[\p{L}\p{N}]/u.test(text.slice(node.range[1]))
    if (isCut) {
      complain(
        node,
        'the text ends before the “#”. Put quotes around it; a note has a space after its “#”.',
      )
    }
  }

  /** A sign to which YAML gives a meaning, so that it is no part of the text. */
  function signBefore(node: ParsedNode): string | undefined {
    if (isAlias(node)) return '*'
    if (node.anchor !== undefined) return '&'
    if (node.tag !== undefined) return '!'
    const first = text.charAt(node.range[0])
    const isPlaceholder = isMap(node) && node.flow && node.items.some(({ value }) => !value)
    const isNote = first === '#' && textIn(node) === ''
    return isPlaceholder || isNote ? first : undefined
  }
}

function textEntry(place: Place, text: string): Entry {
  return { ...place, kind: 'text', text }
}

/** Of a text as it was read: a code such as “\\0” is a character too. */
function hiddenCharacterIn(read: string): string | undefined {
  const found = BROKEN.exec(read)
  if (!found) return undefined
  const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  const before = read.slice(0, found.index).slice(-20).trim()
  const place = before === '' ? 'at its beginning' : `after “${before}”`
  return `this text has a character that nobody can see, U+${code}, ${place}. Take it away.`
}

function textIn(node: ParsedNode | null): string {
  return isScalar(node) && typeof node.value === 'string'
    ? node.value.replaceAll(WITHOUT_WIDTH, '').replace(/\n$/, '')
    : ''
}

/** Word processors leave their spaces and hyphens in names, too. */
function nameIn(key: ParsedNode): string {
  return textIn(key)
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
