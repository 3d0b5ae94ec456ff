import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import { NO_ANSWERS } from '../../domain/assessment/assessment.ts'
import type { Answers } from '../../domain/assessment/assessment.ts'
import type { VisitMilestone } from '../../domain/assessment/milestone.ts'
import type { createVisit } from '../create-visit.ts'

/** What pages share during a visit: the browser's storage, and the connection to the server. */
export type Visit = ReturnType<typeof createVisit>

export const VisitContext = createContext<Visit | undefined>(undefined)

export function useVisit(): Visit {
  const visit = useContext(VisitContext)
  if (!visit) throw new Error('useVisit needs a VisitContext')
  return visit
}

/** Pages are prerendered without answers, so the first render shows none either. */
export function useAnswers(): Answers {
  const { subscribe, get } = useVisit().answers
  return useSyncExternalStore(subscribe, get, () => NO_ANSWERS)
}

export function useMilestone(milestone: VisitMilestone): void {
  const { reach } = useVisit()

  useEffect(() => reach(milestone), [reach, milestone])
}
