import { createContext, useContext } from 'react'
import type { Api } from '../api.ts'
import type { AnswersStore } from './answers-store.ts'
import type { LeadStore } from './lead-store.ts'
import type { Milestones } from './milestones.ts'
import type { ResponseQueue } from './response-queue.ts'
import type { RunStore } from './run-store.ts'
import type { SourceStore } from './source-store.ts'
import type { ToastStore } from './toast-store.ts'

/** What pages share during a visit: the browser's storage, and the connection to the server. */
export type Visit = {
  api: Api
  answers: AnswersStore
  lead: LeadStore
  source: SourceStore
  runs: RunStore
  responseQueue: ResponseQueue
  milestones: Milestones
  toast: ToastStore
  /** In a frame on a page of the provider's. */
  isEmbedded: boolean
}

export const VisitContext = createContext<Visit | undefined>(undefined)

export function useVisit(): Visit {
  const visit = useContext(VisitContext)
  if (!visit) throw new Error('useVisit needs a VisitContext')
  return visit
}
