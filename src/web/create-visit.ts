import { api } from './api.ts'
import { createAnswersStore } from './state/answers-store.ts'
import { createVisitStorage } from './state/browser-storage.ts'
import { createLeadStore } from './state/lead-store.ts'
import { createOutbox } from './state/outbox.ts'
import { createRunStore } from './state/run-store.ts'
import { createToastStore } from './state/toast-store.ts'
import type { Visit } from './state/visit.ts'

export function createVisit(openStorage: () => Storage): Visit {
  const storage = createVisitStorage(openStorage)
  const runs = createRunStore(storage, Date.now)
  return {
    api,
    runs,
    answers: createAnswersStore(storage),
    lead: createLeadStore(storage),
    outbox: createOutbox(runs, api),
    toast: createToastStore(),
  }
}
