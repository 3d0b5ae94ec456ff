import type { Milestone } from '../../domain/assessment/milestone.ts'
import type { Api } from '../api.ts'

/**
 * Counts that a visit reached a milestone, once per page load. Nothing else is sent, nothing is stored in the
 * browser, and the visit does not depend on it.
 */
export function createMilestones({ countMilestone }: Pick<Api, 'countMilestone'>) {
  const reached = new Set<Milestone>()

  return {
    reach: (milestone: Milestone) => {
      if (reached.has(milestone)) return
      reached.add(milestone)
      countMilestone(milestone)
    },
  }
}
