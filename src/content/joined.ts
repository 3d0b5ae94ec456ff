import { LANGUAGE, SPACE } from '../generated/language.ts'
import { label as labelOf, pair } from '../generated/words/page.ts'

/** “Needs: …” */
export function labeled(label: string, text: string): string {
  return labelOf({ label }) + SPACE + text
}

/** Sentences beside each other, those that there are. */
export function spaced(...sentences: readonly (string | false | undefined)[]): string {
  return sentences.filter(Boolean).join(SPACE)
}

/** For a page: no line breaks between a number and the word behind it. */
export function withUnits(text: string): string {
  return text.replaceAll(/(\d) /g, '$1\u00a0')
}

/** “A; B; C”: for names with an “&” in them, and in labels. */
export function paired(names: readonly string[]): string {
  return names.reduce((one, other) => pair({ one, other }))
}

/** “A, B, and C” */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(LANGUAGE).format(names)
}
