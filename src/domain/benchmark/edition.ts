import type { Model } from '../assessment/model.ts'
import { isRecord } from '../record.ts'
import type { Result } from '../result.ts'
import { bandsOf } from './bands.ts'
import type { Band } from './bands.ts'

const PEOPLE_STEP = 50

/** What is counted of one person: the latest response of an email. */
export type CountedPerson = {
  /** The month in which the questions were finished: '2026-11'. */
  month: string
  overall: number
}

/** A benchmark as everybody may read it. */
export type Edition = {
  /** The version of the model. */
  version: number
  /** Rounded to 50. */
  people: number
  /** The first and the last month that is counted: '2026-01'. */
  from: string
  until: string
  overall: readonly Band[]
}

export const MIN_PEOPLE = 100

/** The edition of these people, or a sentence that says what is missing. */
export function editionOf(model: Model, people: readonly CountedPerson[]): Result<Edition, string> {
  if (people.length < MIN_PEOPLE) {
    const error = `At least ${MIN_PEOPLE} people are needed, and there are ${people.length}.`
    return { ok: false, error }
  }
  const scores = people.map(({ overall }) => overall)
  const overall = bandsOf(model, scores)
  const months = people.map(({ month }) => month).sort()
  const [from, until] = [months[0], months.at(-1)]
  if (!overall || !from || !until) {
    const error = 'The scores are too close together for two bands: more people are needed.'
    return { ok: false, error }
  }
  const rounded = Math.round(people.length / PEOPLE_STEP) * PEOPLE_STEP
  return { ok: true, value: { version: model.version, people: rounded, from, until, overall } }
}

/** For what our own server sent. */
export function isEdition(value: unknown): value is Edition {
  return isRecord(value) && Array.isArray(value['overall']) && value['overall'].length > 1
}
