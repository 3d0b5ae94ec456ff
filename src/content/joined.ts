import { label as labelOf } from '../generated/words/page.ts'

/** “Needs: …” */
export function labeled(label: string, text: string): string {
  return `${labelOf({ label })} ${text}`
}

/** “A, B and C” */
export function listed(names: readonly string[]): string {
  const others = names.slice(0, -1).join(', ')
  return [others, names.at(-1)].filter(Boolean).join(' and ')
}
