import * as v from 'valibot'
import type { Result } from '../domain/result.ts'
import { lineAt, plainOf } from './entry.ts'
import type { Entry } from './entry.ts'
import type { Mistake } from './mistake.ts'

type Shape = v.GenericSchema

/** What a file says, or what about its shape is wrong, in our own sentences. */
export function fitShape<const Of extends Shape>(
  shape: Of,
  entry: Entry,
  file: string,
): Result<v.InferOutput<Of>, Mistake[]> {
  const result = v.safeParse(shape, plainOf(entry))
  if (result.success) return { ok: true, value: result.output }
  const error = result.issues.map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
    return { file, line: lineAt(entry, path), text: sentenceOf(issue, path, namesIn(shape)) }
  })
  return { ok: false, error }
}

function sentenceOf(
  issue: v.BaseIssue<unknown>,
  path: readonly (string | number)[],
  names: readonly string[],
): string {
  const name = nameOf(path)
  if (issue.expected === 'never') return unknownName(issue, path, names)
  if (issue.input === undefined) return `“${nameOf(path.slice(-1))}” is missing${placeOf(path)}.`
  if (issue.type === 'string') {
    return `“${name}” is one text. The lines below it are names or a list: write one text, or give back its name.`
  }
  if (issue.type === 'picklist')
    return `“${name}” takes one of ${issue.expected?.replaceAll(/["()]/g, '').replaceAll(' | ', ', ')}.`
  if (issue.type === 'non_empty') return `“${name}” has no text.`
  if (issue.type === 'min_length' || issue.type === 'max_length') return lengthSentence(issue, name)
  if (issue.type === 'array' || issue.type === 'strict_tuple') {
    return `“${name}” is a list: begin each of its lines with a hyphen and a space.`
  }
  return groupSentence(issue, name)
}

function groupSentence({ type, expected }: v.BaseIssue<unknown>, name: string): string {
  const or = type === 'literal' ? `“${expected?.replaceAll('"', '')}” in small letters, or ` : ''
  return `“${name}” is ${or}a group: put its lines below it, indented by two spaces.`
}

function lengthSentence({ input, requirement }: v.BaseIssue<unknown>, name: string): string {
  return typeof input === 'string'
    ? `“${name}” has ${input.length} characters. It takes at most ${String(requirement)}.`
    : `“${name}” takes 1 to 3 lines that begin with a hyphen.`
}

function unknownName(
  issue: v.BaseIssue<unknown>,
  path: readonly (string | number)[],
  known: readonly string[],
): string {
  const own = String(path.at(-1))
  if (issue.type === 'strict_tuple') return 'this list has more items than the page has room for.'
  const group = issue.path?.at(-1)?.input
  const names = group && typeof group === 'object' ? Object.keys(group) : []
  const isLetter = /^[A-G]$/.test(own)
  if (isLetter)
    return `there is no answer “${own}” here. “options” in assessment.yaml says how many there are.`
  const small = own.toLowerCase()
  if (known.includes(small)) return `write “${small}” in small letters, not “${own}”.`
  const others = names.filter((name) => name !== own).slice(0, 4)
  const beside = others.map((name) => `“${name}”`).join(', ')
  const question = 'Is it misspelled, or indented too little or too much?'
  return `there is no “${own}”${placeOf(path)}. ${question}${beside && ` Beside it: ${beside}.`}`
}

/** Every name that a file may have, anywhere in it. */
function namesIn(shape: unknown): string[] {
  if (typeof shape !== 'object' || shape === null) return []
  const own = 'entries' in shape ? Object.keys(shape.entries ?? {}) : []
  return [...own, ...Object.values(shape).flatMap(namesIn)]
}

function nameOf(path: readonly (string | number)[]): string {
  if (path.length === 0) return 'the whole file'
  return path.map((step) => (typeof step === 'number' ? step + 1 : step)).join(' > ')
}

function placeOf(path: readonly (string | number)[]): string {
  return path.length > 1 ? ` in “${nameOf(path.slice(0, -1))}”` : ''
}
