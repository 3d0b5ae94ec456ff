/** What Intl knows of a language, as constants: it is slow the first time that a browser asks. */
export function languageModules(tag: string): [path: string, text: string][] {
  return [
    ['generated/language.ts', [TITLE, ...languageOf(tag)].join('\n')],
    ['generated/dates.ts', [TITLE, ...datesOf(tag)].join('\n')],
  ]
}

const TITLE = '// Generated from the assessment folder. Do not edit.\n'

/** The calendar and the digits that dates and scores have everywhere. */
const PLAIN = 'u-ca-gregory-nu-latn'

function languageOf(tag: string): string[] {
  const locale = `${tag}-${PLAIN}`
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
    .formatToParts(0.5)
    .map(({ type, value }) => (type === 'integer' ? '${number}' : value))
  const [two = ''] = jointsOf(tag, ['a', 'b'])
  const [between = '', last = ''] = jointsOf(tag, ['a', 'b', 'c'])
  return [
    `export const LANGUAGE = ${JSON.stringify(tag)}\n`,
    `export const DIRECTION: 'ltr' | 'rtl' = ${JSON.stringify(directionOf(tag))}\n`,
    `export const DECIMAL_SIGN = ${JSON.stringify(decimalSignOf(tag))}\n`,
    `/** What stands between the names of a list. */`,
    `export const JOINTS = ${JSON.stringify({ two, between, last })}\n`,
    `export function percentText(number: number): string {\n  return \`${percent.join('')}\`\n}\n`,
    `export function capitalized(text: string | number): string {`,
    `  return String(text).replace(/^./u, (letter) => letter.toLocaleUpperCase(${JSON.stringify(tag)}))`,
    `}\n`,
  ]
}

function decimalSignOf(tag: string): string {
  const parts = new Intl.NumberFormat(`${tag}-${PLAIN}`).formatToParts(1.5)
  return partIn(parts, 'decimal').value ?? '.'
}

/** Scripts in which people write from right to left today. */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']

function directionOf(tag: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr'
}

/** What a list of so many names has between them. */
function jointsOf(tag: string, names: readonly string[]): string[] {
  const parts = new Intl.ListFormat(tag).formatToParts(names)
  return parts.flatMap(({ type, value }) => (type === 'literal' ? [value] : []))
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
    const text = parts
      .map(({ type, value }) => (type === 'literal' ? value : `\${${type}}`))
      .join('')
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
