import type { Model } from '../assessment/model.ts'
import type { Result } from '../result.ts'

const PEOPLE_STEP = 50
const MIN_PEOPLE = 100

/** A benchmark as everybody may read it. */
export type Edition = {
  /** The version of the model. */
  version: number
  /** Rounded to 50. */
  people: number
}

/** The edition of so many people, or a sentence that says what is missing. */
export function editionOf({ version }: Model, people: number): Result<Edition, string> {
  if (people < MIN_PEOPLE) {
    const error = `At least ${MIN_PEOPLE} people are needed, and there are ${people}.`
    return { ok: false, error }
  }
  return { ok: true, value: { version, people: Math.round(people / PEOPLE_STEP) * PEOPLE_STEP } }
}
