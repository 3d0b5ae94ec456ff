import type { QuestionId } from './assessment.ts'
import type { Model } from './model.ts'

/** What a visit can reach. It is counted by day and says nothing about a person. */
export type Milestone = 'home' | 'lead-form' | 'start' | `question-${QuestionId}` | 'results'

/** In the order of a visit. */
export function milestonesOf({ questionIds }: Model): readonly Milestone[] {
  return [
    'home',
    'lead-form',
    'start',
    ...questionIds.map((id): Milestone => `question-${id}`),
    'results',
  ]
}
