import { counted } from '../../domain/counted.ts'
import type { Complain } from '../complaints.ts'
import type { Path } from '../entry.ts'
import { languageName } from '../tags.ts'
import { FACTS } from '../facts.ts'
import {
  ENGLISH,
  isList,
  isPlural,
  piecesOf,
  placeholdersIn,
  plainName,
  pluralFormsOf,
  textsIn,
} from '../words.ts'
import type { Catalog, Words } from '../words.ts'

/**
 * The folder's own words have the placeholders of the product's, and the plural forms of their language; where the
 * product has no words in it, they are all there.
 */
export function checkWords(
  own: Catalog,
  defaults: Catalog | undefined,
  tag: string,
  complain: Complain,
): void {
  const language = languageName(tag)
  const needed = pluralFormsOf(tag)
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions()
  if (!defaults) checkAllAreThere()
  for (const [group, texts] of Object.entries(own)) {
    for (const [name, words] of Object.entries(texts)) {
      check(words, ENGLISH[group]?.[name] ?? '', [group, name])
    }
  }

  function checkAllAreThere(): void {
    const missing = Object.entries(ENGLISH).flatMap(([group, texts]) =>
      Object.keys(texts).flatMap((name) =>
        own[group]?.[name] === undefined ? [[group, name]] : [],
      ),
    )
    const [first] = missing
    if (!first) return
    const [group = ''] = first
    const isThere = Object.keys(own[group] ?? {}).length > 0
    complain(
      isThere ? [group] : ['title'],
      `the product has no words in ${language}, and this file lacks ${counted(missing.length, 'text')}, “${first.join(' > ')}” first. “npm run owner -- language ${tag}” writes what is missing, in English, to be translated.`,
    )
  }

  function check(words: Words, english: Words, path: Path): void {
    if (typeof words === 'string') return checkText(words, namesIn(english), path)
    if (isList(words)) {
      return words.forEach((each, index) => check(each, partOf(english, index), [...path, index]))
    }
    if (isPlural(words)) checkForms(Object.keys(words), path)
    for (const [name, each] of Object.entries(words)) {
      check(each, isPlural(words) ? english : partOf(english, name), [...path, name])
    }
  }

  function checkText(text: string, known: readonly string[], path: Path): void {
    // This text is the duration itself.
    const isDuration = path[0] === 'start' && path[1] === 'duration'
    const facts = FACTS.filter((fact) => !isDuration || fact !== 'duration')
    checkPlaceholders(text, [...known, ...facts], path, complain)
  }

  function checkForms(names: readonly string[], path: Path): void {
    const needs = `in ${language} it needs ${new Intl.ListFormat('en').format(needed)}`
    for (const form of needed) {
      if (!names.includes(form)) complain(path, `${needs}. “${form}” is missing.`)
    }
    for (const name of names) {
      if (pluralCategories.some((form) => form === name)) continue
      complain([...path, name], `${needs}, not “${name}”.`)
    }
  }
}

/** Of one text: that its braces stand around names that are filled in. */
export function checkPlaceholders(
  text: string,
  known: readonly string[],
  path: Path,
  complain: Complain,
): void {
  const brace = /[{}]/.exec(text.replaceAll(/\{[^{}]*\}/g, ''))?.[0]
  if (brace !== undefined) {
    complain(
      path,
      `a “${brace}” stands alone here. A text has braces only around a name, as in {title}.`,
    )
  }
  const names = [...new Set(known)]
  for (const [index, placeholder] of piecesOf(text).entries()) {
    if (index % 2 === 0 || names.includes(plainName(placeholder))) continue
    const may = names.map((each) => `{${each}}`).join(', ')
    complain(path, `there is no {${placeholder}} in this text. It may name ${may}.`)
  }
}

function namesIn(words: Words): readonly string[] {
  return textsIn(words).flatMap(placeholdersIn)
}

function partOf(words: Words, name: string | number): Words {
  if (typeof words === 'string') return ''
  return Object.entries(words).find(([each]) => each === String(name))?.[1] ?? ''
}
