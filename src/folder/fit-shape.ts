import * as v from 'valibot'
import { placeAt, plainOf } from './entry.ts'
import type { Entry, Path } from './entry.ts'
import type { Mistake } from './mistake.ts'

/** What other makers of surveys have. */
const NOT_THERE = ['skip', 'optional', 'required', 'multiple', 'gate', 'target', 'branch', 'if']

export type Shape = v.GenericSchema

const NO_NAMES =
  'there are no names here. Begin each line with a name and a colon, as in “topic: …”.'

/** What an entry says; where its shape is wrong, our own sentences are added to `mistakes`. */
export function fitShape<const Of extends Shape>(
  shape: Of,
  entry: Entry,
  mistakes: Mistake[],
): v.InferOutput<Of> | undefined {
  const plain = plainOf(entry)
  const result = v.safeParse(shape, plain, { abortPipeEarly: true })
  const lists = listsForGroups(plain, result.output)
  if (result.success && lists.length === 0) return result.output
  for (const issue of result.issues ?? []) {
    const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
    const isInList = lists.some((list) => list.every((step, index) => step === path[index]))
    if (!isInList) complain(path, sentenceOf(issue, path, placesIn(shape)))
  }
  for (const path of lists) complain(path, noList(path))
  return undefined

  function complain(path: Path, text: string): void {
    mistakes.push({ ...placeAt(entry, path), text })
  }
}

/** Where a list was read as a group: to the shapes, its items have names, 0, 1 and so on. */
function listsForGroups(plain: unknown, read: unknown, path: Path = []): Path[] {
  if (Array.isArray(plain) && !Array.isArray(read)) return [path]
  if (!isGroup(plain) || !isGroup(read)) return []
  return Object.keys(plain).flatMap((name) =>
    listsForGroups(plain[name], read[name], [...path, name]),
  )
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function noList(path: Path): string {
  if (path.length === 0) return NO_NAMES
  return `“${nameOf(path)}” is a group, not a list: begin each line below it with a name and a colon in place of the hyphen.`
}

function sentenceOf(issue: v.BaseIssue<unknown>, path: Path, places: readonly Path[]): string {
  const name = nameOf(path)
  if (issue.expected === 'never') return notThere(path) ?? unknownName(issue, path, places)
  if (issue.input === undefined) return `“${nameOf(path.slice(-1))}” is missing${placeOf(path)}.`
  if (issue.type === 'string') {
    return `“${name}” is one text, and here are names or a list. Write the text behind the colon.`
  }
  if (issue.type === 'picklist') {
    const numbers = issue.expected?.replaceAll(/["()]/g, '').replaceAll(' | ', ', ')
    return `“${name}” is the number of options in each question, one of ${numbers}. Their words are in “scale” or in each question.`
  }
  if (issue.type === 'regex' || issue.type === 'check') return issue.message
  if (issue.type === 'non_empty') return `“${name}” has no text. Write one, or take the line away.`
  if (issue.type === 'array') {
    return `“${name}” is a list: begin each line below it with a hyphen and a space.`
  }
  if (['length', 'max_length'].includes(issue.type)) return lengthSentence(issue, name)
  return groupSentence(issue, path)
}

function groupSentence({ type, expected }: v.BaseIssue<unknown>, path: Path): string {
  if (path.length === 0) return NO_NAMES
  const or = type === 'literal' ? `“${expected?.replaceAll('"', '')}” in small letters, or ` : ''
  return `“${nameOf(path)}” is ${or}a group: each line below it has a name, a colon and a text, indented by two spaces.`
}

/** Of a text or a list. */
function lengthSentence({ type, input, requirement }: v.BaseIssue<unknown>, name: string): string {
  const most = `${type === 'length' ? '' : 'at most '}${String(requirement)}`
  if (Array.isArray(input)) return `“${name}” takes ${most} items, and there are ${input.length}.`
  return `“${name}” has ${String(input).length} characters. It takes ${most}.`
}

function notThere(path: Path): string | undefined {
  const own = String(path.at(-1))
  if (/^[A-I]$/.test(own)) {
    return `there is no answer “${own}” here. The number in “options” says how many there are.`
  }
  return NOT_THERE.includes(own)
    ? `there is no “${own}”. docs/assessment.md says why, and what to do instead, under “What it is not”.`
    : undefined
}

function unknownName(issue: v.BaseIssue<unknown>, path: Path, places: readonly Path[]): string {
  const own = String(path.at(-1))
  const group = issue.path?.at(-1)?.input
  const names = group && typeof group === 'object' ? Object.keys(group) : []
  const [place, ...others] = places.filter((each) => each.at(-1) === own)
  if (place && others.length === 0) {
    return `“${own}” has another place. Write it${placeOf(place) || ' further to the left'}.`
  }
  const alike = places
    .map((each) => String(each.at(-1)))
    .find((name) => name !== own && name.toLowerCase() === own.toLowerCase())
  if (alike !== undefined) {
    const size = alike === own.toLowerCase() ? 'small' : 'large'
    return `write “${alike}” in ${size} letters, not “${own}”.`
  }
  const neighbors = names.filter((name) => name !== own).slice(0, 4)
  const beside = neighbors.map((name) => `“${name}”`).join(', ')
  const question = 'Is it misspelled, or indented too little or too much?'
  return `there is no “${own}”${placeOf(path)}. ${question}${beside && ` Beside it: ${beside}.`}`
}

/** Where a file may have a name, for every name that it may have. */
function placesIn(shape: unknown, path: Path = []): Path[] {
  if (!isGroup(shape)) return []
  return Object.entries(shape).flatMap(([part, each]) =>
    part === 'entries' && isGroup(each)
      ? Object.entries(each).flatMap(([name, inner]) => [
          [...path, name],
          ...placesIn(inner, [...path, name]),
        ])
      : placesIn(each, path),
  )
}

function nameOf(path: Path): string {
  return path.map((step) => (typeof step === 'number' ? step + 1 : step)).join(' > ')
}

function placeOf(path: Path): string {
  return path.length > 1 ? ` in “${nameOf(path.slice(0, -1))}”` : ''
}
