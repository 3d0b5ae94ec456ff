import { useEffect } from 'react'
import type { VisitMilestone } from '../../domain/assessment/milestone.ts'
import { useVisit } from './visit.ts'

export function useMilestone(milestone: VisitMilestone): void {
  const { milestones } = useVisit()

  useEffect(() => {
    milestones.reach(milestone)
  }, [milestones, milestone])
}
