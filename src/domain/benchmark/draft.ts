import { editionOf } from './edition.ts'
import type { Edition, CountedPerson } from './edition.ts'
import { DOMAIN_DIVISOR, LEAST_CHANGED, LEAST_DAYS, LEAST_DOMAINS, LEAST_PEOPLE } from './rules.ts'
import type { Toss } from './rules.ts'

/** What has happened since the edition before was published. */
export type Since = {
  /** Whole days. */
  days: number
  /** People added, replaced or erased. */
  changed: number
}

/** In a sentence; where it is a number that has to be reached, how far it is. */
type Missing = { sentence: string; has?: number; needs?: number }

/** What could be published now. */
export type Draft = {
  people: number
  domains: number
  /** Whole, but not to be published while anything is missing. */
  edition: Edition | undefined
  /** Empty when the edition may be published. */
  missing: readonly Missing[]
}

/** `since`: undefined when nothing was ever published of this model. */
export function draftOf(
  people: readonly CountedPerson[],
  since: Since | undefined,
  toss: Toss,
): Draft {
  const domains = countDomains(people)
  const tooFew = missingPeople(people.length, domains)
  const edition = tooFew.length === 0 ? editionOf(people, toss) : undefined
  const tooClose =
    tooFew.length === 0 && !edition
      ? [{ sentence: 'The scores lie too close together for two bands: more people needed.' }]
      : []
  const tooSoon = since ? missingSince(since) : []
  return {
    people: people.length,
    domains: domains.size,
    edition,
    missing: [...tooFew, ...tooClose, ...tooSoon],
  }
}

function countDomains(people: readonly CountedPerson[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { domain } of people) counts.set(domain, (counts.get(domain) ?? 0) + 1)
  return counts
}

function missingPeople(count: number, domains: ReadonlyMap<string, number>): Missing[] {
  const missing: Missing[] = []
  if (count < LEAST_PEOPLE) {
    const more = counted(LEAST_PEOPLE - count, 'more person', 'more people')
    missing.push({
      sentence: `${more} needed: ${count} of ${LEAST_PEOPLE}.`,
      has: count,
      needs: LEAST_PEOPLE,
    })
  }
  if (domains.size < LEAST_DOMAINS) {
    const more = counted(LEAST_DOMAINS - domains.size, 'more email domain', 'more email domains')
    missing.push({
      sentence: `${more} needed: ${domains.size} of ${LEAST_DOMAINS}.`,
      has: domains.size,
      needs: LEAST_DOMAINS,
    })
  }
  for (const [domain, people] of domains) {
    const most = Math.max(count, LEAST_PEOPLE) / DOMAIN_DIVISOR
    if (people <= most) continue
    const others = people * DOMAIN_DIVISOR - count
    const more = counted(others, 'more person', 'more people')
    missing.push({
      sentence: `${more} from other domains than ${domain} needed: it has ${people} of ${count}.`,
    })
  }
  return missing
}

function missingSince({ days, changed }: Since): Missing[] {
  const missing: Missing[] = []
  if (days < LEAST_DAYS) {
    const more = counted(LEAST_DAYS - days, 'more day', 'more days')
    missing.push({
      sentence: `${more} needed since the edition before: ${days} of ${LEAST_DAYS}.`,
      has: days,
      needs: LEAST_DAYS,
    })
  }
  if (changed < LEAST_CHANGED) {
    const more = counted(LEAST_CHANGED - changed, 'more person', 'more people')
    missing.push({
      sentence: `${more} added, replaced or erased since the edition before needed: ${changed} of ${LEAST_CHANGED}.`,
      has: changed,
      needs: LEAST_CHANGED,
    })
  }
  return missing
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
