import type { BenchmarkEdition } from '../../../contract/desk.ts'
import { countText } from '../../words/format.ts'

const MONTH = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' })

export function editionSentence({ people, from, to }: BenchmarkEdition): string {
  const [first, last] = [from, to].map((day) => MONTH.format(new Date(day)))
  const when = first === last ? `in ${first}` : `from ${first} to ${last}`
  return `About ${countText(people)} people who chose to take it, ${when}; not a sample of companies.`
}
