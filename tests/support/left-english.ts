import { SITE } from '../../src/generated/site.ts'

/** What is the same in every language. */
const SAME = [
  ...[SITE.provider, SITE.contact?.text ?? '', 'plan.ics'],
  /\bhttps?:\/\/\S+/g,
  /\b(?:127\.0\.0\.1|localhost)\S*/g,
  /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/g,
]

/** Intl knows no months and no “and” of a made-up language. */
const OF_INTL = new RegExp(
  [
    ' and ',
    ...Array.from({ length: 12 }, (_, month) => inEnglish({ month: 'long' }, month, 1)),
    ...Array.from({ length: 7 }, (_, day) => inEnglish({ weekday: 'long' }, 0, day + 1)),
  ].join('|'),
  'g',
)

/** Texts with two plain letters beside each other that no exception explains. `typed`: by a visitor. */
export function leftEnglish(texts: readonly string[], typed: readonly string[] = []): string[] {
  return texts.filter((text) => {
    // The address of a page, to be typed.
    if (/^\/[a-z/]+$/.test(text)) return false
    const rest = [...SAME, ...typed].reduce<string>((left, same) => left.replaceAll(same, ''), text)
    return /[A-Za-z]{2}/.test(rest.replaceAll(OF_INTL, ''))
  })
}

function inEnglish(form: Intl.DateTimeFormatOptions, month: number, day: number): string {
  return new Date(2023, month, day).toLocaleDateString('en', form)
}
