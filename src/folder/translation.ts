import { counted } from '../domain/counted.ts'
import type { Assessment } from './assessment.ts'
import type { Entry } from './entry.ts'
import { readYaml } from './read-yaml.ts'
import { inLanguage, isOneFile, readSourceFiles } from './source-files.ts'
import { languageName } from './tags.ts'
import { ENGLISH, piecesOf, textsIn } from './words.ts'

/** Not for readers, so the same in each language. */
const NAMES = ['section', 'but', 'key', 'time']

/** Of the language that an assessment is in: what is still English, and what is as in another language's folder. */
export function describeTranslation(path: string, assessment: Assessment): string[] {
  const { language } = assessment
  const name = languageName(language)
  const english = new Intl.Locale(language).language === 'en' ? [] : englishIn(assessment)
  return [
    `Language: ${name}.`,
    ...(english.length > 0
      ? [`${english.length} texts of pages are still as in English, “${english[0]}” first.`]
      : []),
    ...(isOneFile(path) ? [] : sameTexts(path, language)),
  ]
}

/** Texts of two words or more, placeholders aside, that are those of the product in English. */
function englishIn({ pages }: Assessment): string[] {
  return Object.entries(pages.words).flatMap(([group, texts]) =>
    Object.entries(texts).flatMap(([name, words]) => {
      const english = textsIn(ENGLISH[group]?.[name] ?? '')
      return textsIn(words).filter((text) => english.includes(text) && hasTwoWords(text))
    }),
  )
}

/** Placeholders aside. One word may be a name, or the same in two languages. */
function hasTwoWords(text: string): boolean {
  const plain = piecesOf(text).filter((_, index) => index % 2 === 0)
  return /\p{L}\s.*\p{L}/u.test(plain.join(' '))
}

/** A line for each file with texts that the same file of another language has too. */
function sameTexts(folder: string, language: string): string[] {
  const files = new Map<string, readonly string[]>()
  for (const source of readSourceFiles(folder).files) {
    const read = readYaml(source)
    if (read.ok) files.set(source.path, textsBelow(read.value))
  }
  return [...files].flatMap(([path, texts]) => {
    const { language: other, file } = inLanguage(path)
    if (other === undefined || other === language) return []
    const own = files.get(`${language}/${file}`) ?? []
    const same = texts.filter((text) => own.includes(text))
    if (same.length === 0) return []
    return [
      `${path}: ${counted(same.length, 'text')} of ${texts.length} as in ${language}/${file}.`,
    ]
  })
}

function textsBelow(entry: Entry): readonly string[] {
  if (entry.kind === 'text') return hasTwoWords(entry.text) ? [entry.text] : []
  if (entry.kind === 'list') return entry.items.flatMap(textsBelow)
  return [...entry.entries].flatMap(([name, { value }]) =>
    NAMES.includes(name) ? [] : textsBelow(value),
  )
}
