import type { Model } from '../assessment/model.ts'
import { editionOf } from './edition.ts'
import type { CountedPerson, Edition } from './edition.ts'

export const LEAST_PEOPLE = 100
/** From one edition to the next. */
const LEAST_DAYS = 30

/** What could be published now. */
export type Draft = {
  people: number
  edition: Edition | undefined
  /** A sentence for each thing that is missing; empty when the edition may be published. */
  missing: readonly string[]
}

/** `daysSince`: whole days since the published edition, if there is one. */
export function draftOf(
  model: Model,
  people: readonly CountedPerson[],
  daysSince: number | undefined,
): Draft {
  const isEnough = people.length >= LEAST_PEOPLE
  const edition = isEnough ? editionOf(model, people) : undefined
  const missing: string[] = []
  if (!isEnough) {
    missing.push(`At least ${LEAST_PEOPLE} people are needed, and there are ${people.length}.`)
  } else if (!edition) {
    missing.push('The scores are too close together for two bands: more people are needed.')
  }
  if (daysSince !== undefined && daysSince < LEAST_DAYS) {
    missing.push(
      `A new edition is possible ${LEAST_DAYS} days after the last one: ${daysSince} have passed.`,
    )
  }
  return { people: people.length, edition, missing }
}
