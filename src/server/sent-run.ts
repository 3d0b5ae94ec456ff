import { dayOfRun } from '../contract/day.ts'
import { servedLanguage } from '../contract/languages.ts'

/** What a body says of its run, where that can be; otherwise today, and the first language. */
export function sentRunOf(body: { day?: unknown; language?: unknown }) {
  return { day: dayOfRun(body.day, new Date()), language: servedLanguage(body.language) }
}
