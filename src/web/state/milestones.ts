import type { VisitMilestone } from '../../domain/assessment/milestone.ts'
import type { Api } from '../api.ts'

/**
 * Counts that a visit reached a milestone, once per page load. Nothing else is sent, nothing is stored in the
 * browser, and the visit does not depend on it.
 */
export function createMilestones({ countMilestone }: Pick<Api, 'countMilestone'>) {
  const reached = new Set<VisitMilestone>()

  return {
    reach: (milestone: VisitMilestone) => {
      if (reached.has(milestone)) return
      reached.add(milestone)
      countMilestone(milestone)
    },
  }
}
