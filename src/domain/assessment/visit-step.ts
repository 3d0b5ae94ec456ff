import { QUESTION_IDS } from './assessment.ts'
import type { QuestionId } from './assessment.ts'

type QuestionStep = `question-${QuestionId}`

/** What a visit can reach, in its order: counted by day, and never by who. */
export type VisitStep = 'home' | 'lead-form' | 'start' | QuestionStep | 'results'

export const VISIT_STEPS: readonly VisitStep[] = [
  'home',
  'lead-form',
  'start',
  ...QUESTION_IDS.map((id): QuestionStep => `question-${id}`),
  'results',
]

export function isVisitStep(value: unknown): value is VisitStep {
  return VISIT_STEPS.some((step) => step === value)
}
