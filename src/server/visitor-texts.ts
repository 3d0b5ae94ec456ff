import { LANGUAGES } from '../generated/languages.ts'
import * as first from './to-visitors.ts'

/** What the server says to visitors in a language; in the first one where that is not served. */
export async function visitorTextsIn(tag: string): Promise<typeof first> {
  const isFurther = LANGUAGES.slice(1).some((language) => language.tag === tag)
  return isFurther ? import(`../../dist/languages/${tag}/to-visitors.js`) : first
}
