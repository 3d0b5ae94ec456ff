import { createContext, useContext } from 'react'
import type { createVisit } from '../create-visit.ts'

/** What pages share during a visit: the browser's storage, and the connection to the server. */
export type Visit = ReturnType<typeof createVisit>

export const VisitContext = createContext<Visit | undefined>(undefined)

export function useVisit(): Visit {
  const visit = useContext(VisitContext)
  if (!visit) throw new Error('useVisit needs a VisitContext')
  return visit
}
