import type { QuestionId } from './assessment.ts'
import type { Model } from './model.ts'

/** What a visit can reach. It is counted by day and says nothing about a person. */
export type VisitMilestone = 'home' | 'lead-form' | 'start' | `question-${QuestionId}` | 'results'

/** What the server counts of teams: links that were made, and answers that came through one. */
export const TEAM_MILESTONES = ['team-link', 'team-answers'] as const

export type Milestone = VisitMilestone | (typeof TEAM_MILESTONES)[number]

/** In the order of a visit. */
export function milestonesOf({ questionIds }: Model): readonly VisitMilestone[] {
  return [
    'home',
    'lead-form',
    'start',
    ...questionIds.map((id): VisitMilestone => `question-${id}`),
    'results',
  ]
}
