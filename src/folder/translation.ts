import type { Assessment } from './assessment.ts'
import type { InLanguages } from './compile-folder.ts'
import type { Entry } from './entry.ts'
import { readYaml } from './read-yaml.ts'
import { inLanguage, isOneFile, readSourceFiles } from './source-files.ts'
import { languageName } from './tags.ts'
import { ENGLISH, piecesOf, textsIn } from './words.ts'

/** No texts, and what only the desk says. */
const NAMES = ['section', 'but', 'key', 'time', 'opening']

/** What is said in a language, by file and name. */
type Texts = ReadonlyMap<string, string>

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
  const languages = new Map<string, Map<string, string>>()
  for (const source of readSourceFiles(folder).files) {
    const { language, file } = inLanguage(source.path)
    const read = readYaml(source)
    if (language === undefined || !read.ok) continue
    const texts = languages.get(language) ?? new Map<string, string>()
    addTexts(texts, file, read.value)
    languages.set(language, texts)
  }
  const source: Texts = languages.get(first) ?? new Map()
  return [...languages].flatMap(([language, texts]) => {
    if (language === first) return []
    const same = [...source].filter(
      ([place, text]) => texts.get(place) === text && hasTwoWords(text),
    )
    const missing = [...source].filter(([place]) => !texts.has(place))
    return [
      `${languageName(language)}: ${countOf(same, `as in ${languageName(first)}`)}; ${countOf(missing, 'not there')}.`,
    ]
  })

  function countOf(found: readonly (readonly [place: string, text: string])[], what: string) {
    const [[place] = ['']] = found
    return `${found.length} of ${source.size} texts are ${what}${place && ` (${place} first)`}`
  }
}

function addTexts(texts: Map<string, string>, place: string, entry: Entry): void {
  if (entry.kind === 'text') texts.set(place, entry.text)
  else if (entry.kind === 'list') {
    entry.items.forEach((item, index) => addTexts(texts, `${place} > ${index + 1}`, item))
  } else {
    for (const [name, { value }] of entry.entries) {
      if (!NAMES.includes(name)) addTexts(texts, `${place} > ${name}`, value)
    }
  }
}
