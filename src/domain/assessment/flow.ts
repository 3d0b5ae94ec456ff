import { QUESTION_COUNT, QUESTION_IDS } from './assessment.ts'
import type { QuestionId } from './assessment.ts'

/** One screen of a run. */
export type Step = { kind: 'start' } | { kind: 'question'; id: QuestionId } | { kind: 'results' }

const START: Step = { kind: 'start' }
export const FIRST_QUESTION: Step = { kind: 'question', id: 1 }
const RESULTS: Step = { kind: 'results' }

export function stepAfter(id: QuestionId): Step {
  const next = QUESTION_IDS.find((other) => other === id + 1)
  return next ? { kind: 'question', id: next } : RESULTS
}

export function stepBefore(id: QuestionId): Step {
  const previous = QUESTION_IDS.find((other) => other === id - 1)
  return previous ? { kind: 'question', id: previous } : START
}

/** How far question `id` is on the way through all questions, in whole percent. */
export function progressPercent(id: QuestionId): number {
  return Math.round((id / QUESTION_COUNT) * 100)
}
