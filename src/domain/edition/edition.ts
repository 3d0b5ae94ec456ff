import type { Answers, QuestionId } from '../assessment/assessment.ts'
import { topOptionOf } from '../assessment/model.ts'
import type { Model } from '../assessment/model.ts'

const MIN_PEOPLE = 30
/** More than an assessment has options. */
const MIN_MORE = 10
const PEOPLE_STEP = 10
/** Who chose an answer or a lower one, and who did not. */
const MIN_ON_A_SIDE = 15

/** The latest answers of an email; `isNew`: given since the last edition. */
export type CountedPerson = { answers: Answers; isNew: boolean }

/** How many chose an answer or a lower one: a third to two thirds, or more. */
type Share = 'half' | 'most'

/** As everybody may read it. */
export type Edition = {
  /** The version of the model. */
  version: number
  /** Rounded down to 10. */
  people: number
  /** By question, for each option but the last; null where nothing is told. */
  shares: Readonly<Record<QuestionId, readonly (Share | null)[]>>
}

/** A sentence that says what is missing for an edition. `more`: who were not in the last one. */
export function missingFor(people: number, more: number): string | undefined {
  if (people < MIN_PEOPLE) {
    return `At least ${MIN_PEOPLE} people are needed, and there are ${people}.`
  }
  if (more >= MIN_MORE) return undefined
  return `At least ${MIN_MORE} people more than last time are needed, and there are ${more}.`
}

export function editionOf(model: Model, people: readonly CountedPerson[]): Edition {
  return {
    version: model.version,
    people: people.length - (people.length % PEOPLE_STEP),
    shares: Object.fromEntries(model.questionIds.map((id) => [id, sharesOf(model, people, id)])),
  }
}

/**
 * Of the answers since the last edition, each option counts as chosen at least once: whoever knows all the others can
 * then rule out no answer of one person.
 */
function sharesOf(model: Model, people: readonly CountedPerson[], id: QuestionId) {
  const added = people.filter(({ isNew }) => isNew)
  const known = people.filter(({ isNew }) => !isNew)
  const top = topOptionOf(model)
  let addedUpTo = 0
  return model.options.slice(0, -1).map((option) => {
    const upTo = (group: typeof people) =>
      group.filter(({ answers }) => (answers[id] ?? top) <= option).length
    if (known.length === 0) return shareOf(upTo(people), people.length)
    addedUpTo = Math.min(added.length - (top - option), Math.max(upTo(added), addedUpTo + 1))
    return shareOf(upTo(known) + addedUpTo, people.length)
  })
}

function shareOf(count: number, all: number): Share | null {
  if (Math.min(count, all - count) < MIN_ON_A_SIDE || 3 * count < all) return null
  return 3 * count > 2 * all ? 'most' : 'half'
}
