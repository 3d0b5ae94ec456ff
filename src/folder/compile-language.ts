import type { Model } from '../domain/assessment/model.ts'
import { shownScore, shownText } from '../domain/assessment/shown-score.ts'
import { capitalized, initialIn } from './words.ts'

/** What Intl knows of a language, as constants: it is slow the first time that a browser asks. */
export function languageModules(
  tag: string,
  all: readonly string[] = [tag],
): [path: string, text: string][] {
  return [
    ['generated/languages.ts', [TITLE, ...languagesOf(tag, all)].join('\n')],
    ['generated/language.ts', [TITLE, ...languageOf(tag)].join('\n')],
    ['generated/dates.ts', [TITLE, ...datesOf(tag)].join('\n')],
  ]
}

const TITLE = '// Generated from the assessment folder. Do not edit.\n'

/** The calendar and the digits that dates and scores have everywhere. */
const PLAIN = 'u-ca-gregory-nu-latn'

/** Where each language has its pages, and what it is called by those who speak it. */
function languagesOf(tag: string, all: readonly string[]): string[] {
  const languages = all.map((each, index) => ({
    tag: each,
    base: index === 0 ? '' : `/${each.toLowerCase()}`,
    name: capitalized(new Intl.DisplayNames(each, { type: 'language' }).of(each) ?? each, each),
  }))
  const base = languages.find((each) => each.tag === tag)?.base
  return [
    'type Language = { tag: string; base: string; name: string }\n',
    `export const LANGUAGES: readonly [Language, ...Language[]] = ${JSON.stringify(languages, null, 2)}\n`,
    '/** Below it are the pages in this language. */',
    `export const BASE: string = ${JSON.stringify(base)}\n`,
    `export const HAS_OTHERS: boolean = ${all.length > 1}\n`,
  ]
}

/** Sentences follow each other there without a blank. */
const UNSPACED = ['ja', 'zh', 'yue', 'th']

function languageOf(tag: string): string[] {
  const { language } = new Intl.Locale(tag)
  const comma = partIn(new Intl.ListFormat(tag).formatToParts(['a', 'b', 'c']), 'literal')
  const locale = `${tag}-${PLAIN}`
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
    .formatToParts(0.5)
    .map(({ type, value }) => (type === 'integer' ? '${number}' : value))
  return [
    `export const LANGUAGE = ${JSON.stringify(tag)}\n`,
    `export const DIRECTION: 'ltr' | 'rtl' = ${JSON.stringify(new Intl.Locale(tag).getTextInfo().direction)}\n`,
    `export const DECIMAL_SIGN = ${JSON.stringify(decimalSignOf(tag))}\n`,
    `/** What stands between the parts of a list, but for the last two. */`,
    `export const COMMA = ${JSON.stringify(comma.value)}\n`,
    `/** What stands between two sentences. */`,
    `export const SPACE: string = ${JSON.stringify(UNSPACED.includes(language) ? '' : ' ')}\n`,
    `export function percentText(number: number): string {\n  return \`${percent.join('')}\`\n}\n`,
    `export function capitalized(text: string | number): string {`,
    `  return String(text).replace(${initialIn(tag)}, (letter) => letter.toLocaleUpperCase(${JSON.stringify(tag)}))`,
    `}\n`,
  ]
}

/** A score as a page of this language shows it. */
export function scoreText(model: Model, score: number, tag: string): string {
  return model.show === 'percent'
    ? new Intl.NumberFormat(`${tag}-${PLAIN}`, { style: 'percent' }).format(
        shownScore(model, score) / 100,
      )
    : shownText(model, score).replace('.', decimalSignOf(tag))
}

function decimalSignOf(tag: string): string {
  const parts = new Intl.NumberFormat(`${tag}-${PLAIN}`).formatToParts(1.5)
  return partIn(parts, 'decimal').value ?? '.'
}

const FORMS = {
  longDate: { year: 'numeric', month: 'long', day: 'numeric' },
  monthDate: { month: 'long', day: 'numeric' },
  weekdayDate: { weekday: 'long', month: 'long', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** Names of months beside a day are those of dates, as in Polish, and so are those of weekdays. */
function datesOf(tag: string): string[] {
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2023, month, 1)))
  // January 1, 2023 is a Sunday.
  const week = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2023, 0, 1 + day)))
  return [
    constant(
      'MONTHS',
      months.map((day) => partOf(day, FORMS.longDate, 'month')),
    ),
    constant(
      'WEEKDAYS',
      week.map((day) => partOf(day, FORMS.weekdayDate, 'weekday')),
    ),
    ...Object.entries(FORMS).map(([name, form]) => formatter(name, form)),
  ]

  function formatter(name: string, form: Intl.DateTimeFormatOptions): string {
    const parts = partsOf(week[0] ?? new Date(0), form)
    const names = parts.flatMap(({ type }) => (type === 'literal' ? [] : [type]))
    const types = names.map((each) => `${each}: string | number`)
    const day = tag.startsWith('fr') ? "${day === 1 ? '1er' : day}" : '${day}'
    const text = parts
      .map(({ type, value }) => (type === 'literal' ? value : `\${${type}}`))
      .join('')
      .replace('${day}', () => day)
    return [
      `export function ${name}({ ${names.join(', ')} }: { ${types.join('; ')} }): string {`,
      `  return \`${text}\``,
      '}\n',
    ].join('\n')
  }

  function partOf(day: Date, form: Intl.DateTimeFormatOptions, type: string): string {
    return partIn(partsOf(day, form), type).value ?? ''
  }

  function partsOf(day: Date, form: Intl.DateTimeFormatOptions): Intl.DateTimeFormatPart[] {
    return new Intl.DateTimeFormat(`${tag}-${PLAIN}`, { ...form, timeZone: 'UTC' }).formatToParts(
      day,
    )
  }
}

function constant(name: string, value: readonly string[]): string {
  return `export const ${name}: readonly string[] = ${JSON.stringify(value)}\n`
}

function partIn(parts: readonly { type: string; value: string }[], wanted: string) {
  return parts.find(({ type }) => type === wanted) ?? { value: undefined }
}
