import type { Assessment } from './assessment.ts'
import { languageName } from './tags.ts'
import { ENGLISH, filled, piecesOf, textAt, textsIn } from './words.ts'

/** Of the language that an assessment is in: what is still English, and how its texts fit the product's. */
export function describeTranslation(assessment: Assessment): string[] {
  const { language } = assessment
  const name = languageName(language)
  const english = new Intl.Locale(language).language === 'en' ? [] : englishIn(assessment)
  return [
    `Language: ${name}.`,
    ...(english.length > 0
      ? [`${english.length} texts of pages are still as in English, “${english[0]}” first.`]
      : []),
    ...wrongCounts(assessment),
    ...fitting(assessment).map((text) => `  ${text}`),
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

const NUMBERS = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
  'twenty',
]
const COUNTED = /\b(\w+) (?:[\w-]+ )?(questions|areas|sections|stages)\b/gi

/** Counts in English texts of pages that are not those of the assessment, as after a question was added. */
function wrongCounts({ language, pages, questions, sections, stages }: Assessment): string[] {
  if (new Intl.Locale(language).language !== 'en') return []
  const counts = { questions, areas: sections, sections, stages }
  const texts = Object.entries(pages.words).flatMap(([group, named]) =>
    Object.entries(named).flatMap(([name, words]) =>
      textsIn(words).map((text) => ({ place: `${group} > ${name}`, text })),
    ),
  )
  return texts
    .flatMap(({ place, text }) => [...text.matchAll(COUNTED)].map((found) => ({ place, found })))
    .flatMap(({ place, found: [phrase, number = '', noun = ''] }) => {
      const said = NUMBERS.indexOf(number.toLowerCase()) + 1
      const [kind, all] = Object.entries(counts).find(([each]) => each === noun.toLowerCase()) ?? []
      if (said === 0 || !all || said === all.length) return []
      const fact = kind === 'areas' ? 'sections' : kind
      return [
        `“${place}” says “${phrase}”, and there are ${all.length}. {${fact}} always has the number.`,
      ]
    })
}

function plain(text: string): string {
  return piecesOf(text)
    .filter((_, index) => index % 2 === 0)
    .join(' ')
}

/** A first example of each text of the folder that stands in a sentence of the product. */
function fitting({ language, questions, pages }: Assessment): string[] {
  const moves = questions.flatMap((question) => Object.values(question.moves))
  const high = questions.find((question) => question.high.length > 0)
  const [low, other] = questions.flatMap((question) => question.low).map(({ text }) => text)
  const because = moves.flatMap((move) => move.because ?? [])[0]
  const needs = moves.flatMap((move) => move.needs ?? [])[0]
  const figure = moves.flatMap((move) => move.figure ?? [])[0]
  return [
    sentence('report', 'headline', { high: high?.high[0]?.text, low }),
    sentence('report', 'alone', { low }),
    sentence('report', 'also', { clause: low }),
    sentence('report', 'also both', { one: low, other }),
    sentence('steps', 'why', { reasons: because }),
    sentence('steps', 'decide and get', { needs }),
    sentence('steps', 'target', { figure }),
  ].filter((text) => text !== undefined)

  function sentence(
    group: string,
    name: string,
    values: Record<string, string | undefined>,
  ): string | undefined {
    const known = Object.entries(values).flatMap(([key, value]) => (value ? [[key, value]] : []))
    if (known.length < Object.keys(values).length) return undefined
    const text = filled(textAt(pages.words, group, name), Object.fromEntries(known), language)
    return `${group} > ${name}: ${text}`
  }
}
