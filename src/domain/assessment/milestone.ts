import { QUESTION_IDS } from './assessment.ts'
import type { QuestionId } from './assessment.ts'

type QuestionMilestone = `question-${QuestionId}`

/** What a visit can reach, in this order. It is counted by day and says nothing about a person. */
export type Milestone = 'home' | 'lead-form' | 'start' | QuestionMilestone | 'results'

export const MILESTONES: readonly Milestone[] = [
  'home',
  'lead-form',
  'start',
  ...QUESTION_IDS.map((id): QuestionMilestone => `question-${id}`),
  'results',
]

export function isMilestone(value: unknown): value is Milestone {
  return MILESTONES.some((milestone) => milestone === value)
}
