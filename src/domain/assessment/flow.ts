import type { QuestionId } from './assessment.ts'
import type { Model } from './model.ts'

/** One screen of a run. */
export type Step = { kind: 'start' } | { kind: 'question'; id: QuestionId } | { kind: 'results' }

const START: Step = { kind: 'start' }
export const FIRST_QUESTION: Step = { kind: 'question', id: 1 }
const RESULTS: Step = { kind: 'results' }

export function stepAfter({ questionIds }: Model, id: QuestionId): Step {
  return questionIds.includes(id + 1) ? { kind: 'question', id: id + 1 } : RESULTS
}

export function stepBefore(id: QuestionId): Step {
  return id > 1 ? { kind: 'question', id: id - 1 } : START
}

/** How far question `id` is on the way through all questions, in whole percent. */
export function progressPercent({ questionIds }: Model, id: QuestionId): number {
  return Math.round((id / questionIds.length) * 100)
}
