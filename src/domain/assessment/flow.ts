import type { QuestionId } from './assessment.ts'
import type { Model } from './model.ts'

/** One screen of a run. */
export type Screen = { kind: 'start' } | { kind: 'question'; id: QuestionId } | { kind: 'results' }

const START: Screen = { kind: 'start' }
export const FIRST_QUESTION: Screen = { kind: 'question', id: 1 }
const RESULTS: Screen = { kind: 'results' }

export function screenAfter({ questionIds }: Model, id: QuestionId): Screen {
  return questionIds.includes(id + 1) ? { kind: 'question', id: id + 1 } : RESULTS
}

export function screenBefore(id: QuestionId): Screen {
  return id > 1 ? { kind: 'question', id: id - 1 } : START
}

/** How far question `id` is on the way through all questions, in whole percent. */
export function progressPercent({ questionIds }: Model, id: QuestionId): number {
  return Math.round((id / questionIds.length) * 100)
}
