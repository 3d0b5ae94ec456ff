import type { Assessment } from './assessment.ts'
import { languageName } from './tags.ts'
import { ENGLISH, piecesOf, textsIn } from './words.ts'

/** Of the language that an assessment is in: what is still English. */
export function describeTranslation(assessment: Assessment): string[] {
  const { language } = assessment
  const name = languageName(language)
  const english = new Intl.Locale(language).language === 'en' ? [] : englishIn(assessment)
  return [
    `Language: ${name}.`,
    ...(english.length > 0
      ? [`${english.length} texts of pages are still as in English, “${english[0]}” first.`]
      : []),
  ]
}

/** Texts of two words or more, placeholders aside, that are those of the product in English. */
function englishIn({ pages }: Assessment): string[] {
  return Object.entries(pages.words).flatMap(([group, texts]) =>
    Object.entries(texts).flatMap(([name, words]) => {
      const english = textsIn(ENGLISH[group]?.[name] ?? '')
      return textsIn(words).filter(
        (text) => english.includes(text) && /\p{L}\s.*\p{L}/u.test(plain(text)),
      )
    }),
  )
}

function plain(text: string): string {
  return piecesOf(text)
    .filter((_, index) => index % 2 === 0)
    .join(' ')
}
