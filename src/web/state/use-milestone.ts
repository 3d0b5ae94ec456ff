import { useEffect } from 'react'
import type { Milestone } from '../../domain/assessment/milestone.ts'
import { useVisit } from './visit.ts'

export function useMilestone(milestone: Milestone): void {
  const { milestones } = useVisit()

  useEffect(() => {
    milestones.reach(milestone)
  }, [milestones, milestone])
}
