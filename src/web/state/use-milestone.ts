import { useEffect } from 'react'
import type { VisitMilestone } from '../../domain/assessment/milestone.ts'
import { useVisit } from './visit.ts'

export function useMilestone(milestone: VisitMilestone): void {
  const { reach } = useVisit()

  useEffect(() => {
    reach(milestone)
  }, [reach, milestone])
}
