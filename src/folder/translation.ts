import type { Assessment } from './assessment.ts'
import type { InLanguages } from './compile-folder.ts'
import type { Entry } from './entry.ts'
import { readYaml } from './read-yaml.ts'
import { inLanguage, isOneFile, readSourceFiles } from './source-files.ts'
import { languageName } from './tags.ts'
import { ENGLISH, piecesOf, textsIn } from './words.ts'

/** No texts, and what only the desk says. */
const NAMES = ['section', 'but', 'key', 'time', 'opening']

/** Of each language: what is still English, and what another says as the first does, or does not say. */
export function describeTranslation(path: string, assessment: InLanguages): string[] {
  const { others, ...first } = assessment
  const served = [first, ...others]
  const names = served.map(({ language }) => languageName(language))
  return [
    `${names.length > 1 ? 'Languages' : 'Language'}: ${names.join(', ')}.`,
    ...served.flatMap(englishIn),
    ...(isOneFile(path) ? [] : besideFirst(path, first.language)),
  ]
}

/** Texts of two words or more, placeholders aside, that are those of the product in English. */
function englishIn({ pages, language }: Assessment): string[] {
  if (new Intl.Locale(language).language === 'en') return []
  const texts = Object.entries(pages.words).flatMap(([group, named]) =>
    Object.entries(named).flatMap(([name, words]) => {
      const english = textsIn(ENGLISH[group]?.[name] ?? '')
      return textsIn(words).filter((text) => english.includes(text) && hasTwoWords(text))
    }),
  )
  if (texts.length === 0) return []
  return [
    `${languageName(language)}: ${texts.length} texts of pages are still as in English, “${texts[0]}” first.`,
  ]
}

/** Placeholders aside. One word may be a name, or the same in two languages. */
function hasTwoWords(text: string): boolean {
  const plain = piecesOf(text).filter((_, index) => index % 2 === 0)
  return /\p{L}\s.*\p{L}/u.test(plain.join(' '))
}

/** A line for each other language that there is a folder of, served or not. */
function besideFirst(folder: string, first: string): string[] {
  const { files } = readSourceFiles(folder)
  const languages = new Set(files.flatMap(({ path }) => inLanguage(path).language ?? []))
  const texts = new Map(
    files.flatMap((file) => {
      const read = readYaml(file)
      return read.ok ? textsBelow(read.value, file.path) : []
    }),
  )
  const source = [...texts].flatMap(([place, text]) =>
    place.startsWith(`${first}/`) ? [{ place: place.slice(first.length), text }] : [],
  )
  languages.delete(first)
  return [...languages].map((language) => {
    const [same, missing] = [
      source.filter(({ place, text }) => texts.get(language + place) === text && hasTwoWords(text)),
      source.filter(({ place }) => !texts.has(language + place)),
    ].map((found) => `${found.length} of ${source.length} texts${firstOf(language, found)}`)
    return `${languageName(language)}: as in ${languageName(first)} ${same}; not there ${missing}.`
  })
}

function firstOf(language: string, [found]: readonly { place: string }[]): string {
  return found ? ` (${language}${found.place} first)` : ''
}

/** By where they stand: 'de/pages.yaml > title'. */
function textsBelow(entry: Entry, place: string): [place: string, text: string][] {
  if (entry.kind === 'text') return [[place, entry.text]]
  if (entry.kind === 'list')
    return entry.items.flatMap((item, index) => textsBelow(item, `${place} > ${index + 1}`))
  return [...entry.entries].flatMap(([name, { value }]) =>
    NAMES.includes(name) ? [] : textsBelow(value, `${place} > ${name}`),
  )
}
