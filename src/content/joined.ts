import { JOINTS } from '../generated/language.ts'
import { label as labelOf, pair } from '../generated/words/page.ts'

/** “Needs: …” */
export function labeled(label: string, text: string): string {
  return `${labelOf({ label })} ${text}`
}

/** “A; B; C”: for names with an “&” in them, and in labels. */
export function paired(names: readonly string[]): string {
  return names.reduce((one, other) => pair({ one, other }))
}

/** “A, B, and C” */
export function listed(names: readonly string[]): string {
  const { two, between, last } = JOINTS
  if (names.length < 3) return names.join(two)
  return `${names.slice(0, -1).join(between)}${last}${names.at(-1)}`
}
