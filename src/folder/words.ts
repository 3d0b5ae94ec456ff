import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assertDefined } from '../domain/assert-defined.ts'
import { plainOf } from './entry.ts'
import { mistakesText } from './mistake.ts'
import { readYaml } from './read-yaml.ts'

/** A text, its plural forms by name, a list, or a group of texts that belong together. */
export type Words = string | readonly Words[] | { readonly [name: string]: Words }

/** What the product says to visitors: groups of texts, as in `languages/en.yaml`. */
export type Catalog = { readonly [group: string]: { readonly [name: string]: Words } }

/** The forms of a text that names a count. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { other: string }

const LANGUAGES = join(import.meta.dirname, '../../languages')
export const ENGLISH_FILE = join(LANGUAGES, 'en.yaml')
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other']

/** The words that the product comes with in a language; undefined where it has none. */
function readCatalog(tag: string): Catalog | undefined {
  const path = join(LANGUAGES, `${tag}.yaml`)
  if (!existsSync(path)) return undefined
  const read = readYaml({ path: `languages/${tag}.yaml`, text: readFileSync(path, 'utf8') })
  if (!read.ok) throw new Error(mistakesText(read.error))
  return catalogIn(catalogIn(plainOf(read.value))[tag])
}

/** Which names and placeholders there are; every other language has the same. */
export const ENGLISH: Catalog = assertDefined(readCatalog('en'), 'words in English')

/** The product's words for a language, or for the one that it is a kind of: 'pt' for 'pt-BR'. */
export function productWords(tag: string): Catalog | undefined {
  return readCatalog(tag) ?? readCatalog(new Intl.Locale(tag).language)
}

/** What was read from a file: groups in groups down to texts. */
export function catalogIn(value: unknown): Catalog {
  return typeof value === 'object' ? { ...value } : {}
}

export function isList(words: Words): words is readonly Words[] {
  return Array.isArray(words)
}

export function isForm(name: string): boolean {
  return CATEGORIES.includes(name)
}

export function isPlural(words: unknown): words is Plural {
  if (typeof words !== 'object' || words === null) return false
  const names = Object.keys(words)
  return names.includes('other') && names.every(isForm)
}

/** The plural forms that a language needs: Spanish has one more, for millions, which take `other`. */
export function pluralFormsOf(tag: string): string[] {
  const rules = new Intl.PluralRules(tag)
  const used = Array.from({ length: 201 }, (_, count) => rules.select(count))
  return CATEGORIES.filter((form) => form === 'other' || used.some((each) => each === form))
}

/** Words in which what `own` says takes the place of what `words` say. */
export function withOwnWords(words: Catalog, own: Partial<Catalog>): Catalog {
  return Object.fromEntries(
    Object.keys(ENGLISH).map((group) => [group, { ...words[group], ...own[group] }]),
  )
}

/** Every text in some words. */
export function textsIn(words: Words): readonly string[] {
  return typeof words === 'string' ? [words] : Object.values(words).flatMap(textsIn)
}

/** A text in pieces: what stands between placeholders, and their names at the odd places. */
export function piecesOf(text: string): readonly string[] {
  return text.split(/\{([^{}]*)\}/)
}

/** The names of the placeholders in a text; `{Name}` is `{name}` with its first letter large. */
export function placeholdersIn(text: string): readonly string[] {
  return piecesOf(text)
    .filter((_, index) => index % 2 === 1)
    .map(plainName)
}

export function plainName(placeholder: string): string {
  return placeholder.charAt(0).toLowerCase() + placeholder.slice(1)
}

/** The text with its placeholders filled, but for those that have no value. */
export function filled(
  text: string,
  values: Readonly<Record<string, string | number>>,
  tag: string,
): string {
  return piecesOf(text)
    .map((piece, index) => {
      if (index % 2 === 0) return piece
      const name = plainName(piece)
      const value = values[name]
      if (value === undefined) return `{${piece}}`
      return piece === name ? `${value}` : capitalized(`${value}`, tag)
    })
    .join('')
}

/** A value with each text in it filled. */
export function allFilled<Of>(
  value: Of,
  values: Readonly<Record<string, string | number>>,
  tag: string,
): Of
export function allFilled(
  value: unknown,
  values: Readonly<Record<string, string | number>>,
  tag: string,
): unknown {
  if (typeof value === 'string') return filled(oneStop(value, values), values, tag)
  if (isPlural(value) && !placeholdersIn(value.other).includes('count')) {
    // The first that is no text: code gives those that the folder does not.
    const numbers = placeholdersIn(value.other).filter((name) => typeof values[name] !== 'string')
    const number = values[numbers[0] ?? '']
    if (number !== undefined) return allFilled(formFor(value, Number(number), tag), values, tag)
  }
  if (Array.isArray(value)) return value.map((each) => allFilled<unknown>(each, values, tag))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, allFilled<unknown>(each, values, tag)]),
  )
}

/** A text in which no stop follows a value that brings its own, as “Acme Inc.” does. */
function oneStop(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{([^{}]+)\}\.(?!\.)/g, (all: string, name: string) =>
    /[.?!…]$/.test(`${values[plainName(name)]}`) ? all.slice(0, -1) : all,
  )
}

/** The form of a plural for a count, with the count in it. */
export function formOf(plural: Plural, count: number, tag: string): string {
  return filled(formFor(plural, count, tag), { count }, tag)
}

function formFor(plural: Plural, count: number, tag: string): string {
  return plural[new Intl.PluralRules(tag).select(count)] ?? plural.other
}

/** What is made large at the beginning of a text. Georgian has large letters for whole texts only. */
export function initialIn(tag: string): RegExp {
  return new Intl.Locale(tag).language === 'nl' ? /^(ij|.)/u : /^\P{Script=Georgian}/u
}

export function capitalized(text: string, tag: string): string {
  return text.replace(initialIn(tag), (letter) => letter.toLocaleUpperCase(tag))
}

/** One text; for words that are known to have one there. */
export function textAt(words: Catalog, group: string, name: string): string {
  const text = words[group]?.[name]
  if (typeof text !== 'string') throw new Error(`There is no text ${group} > ${name}`)
  return text
}

export function pluralAt(words: Catalog, group: string, name: string): Plural {
  const plural = words[group]?.[name]
  if (plural === undefined || !isPlural(plural)) throw new Error(`No plural ${group} > ${name}`)
  return plural
}
