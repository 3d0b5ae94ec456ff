import { useEffect } from 'react'
import { MILESTONES_PATH } from '../../../contract/api.ts'
import type { MilestoneBody } from '../../../contract/api.ts'
import type { Milestone } from '../../../domain/assessment/milestone.ts'

const told = new Set<Milestone>()

/**
 * Tells the server that a visit reached `milestone`, once in a page load: the milestone and nothing else, with
 * nothing kept in the browser. Whether it arrives makes no difference to the visit.
 */
export function useMilestone(milestone: Milestone | undefined): void {
  useEffect(() => {
    if (!milestone || told.has(milestone)) return
    told.add(milestone)
    const body: MilestoneBody = { milestone }
    navigator.sendBeacon?.(
      MILESTONES_PATH,
      new Blob([JSON.stringify(body)], { type: 'application/json' }),
    )
  }, [milestone])
}
