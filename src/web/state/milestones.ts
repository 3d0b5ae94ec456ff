import type { Milestone } from '../../domain/assessment/milestone.ts'
import type { Api } from '../api.ts'

/**
 * Counts that a visit reached a milestone, once in a page load: the milestone and nothing else, with
 * nothing kept in the browser. Whether it arrives makes no difference to the visit.
 */
export type Milestones = { reach: (milestone: Milestone) => void }

export function createMilestones({ countMilestone }: Pick<Api, 'countMilestone'>): Milestones {
  const reached = new Set<Milestone>()

  return {
    reach: (milestone) => {
      if (reached.has(milestone)) return
      reached.add(milestone)
      countMilestone(milestone)
    },
  }
}
