import { api } from './api.ts'
import { createAnswersStore } from './state/answers-store.ts'
import { createVisitStorage } from './state/browser-storage.ts'
import { createLeadStore } from './state/lead-store.ts'
import { createMilestones } from './state/milestones.ts'
import { createResponseQueue } from './state/response-queue.ts'
import { createRunStore } from './state/run-store.ts'
import { createSourceStore } from './state/source-store.ts'
import type { Arrival } from './state/source-store.ts'
import { createToastStore } from './state/toast-store.ts'

/** `openSession`: storage that ends with the tab. */
export function createVisit(
  openStorage: () => Storage,
  openSession: () => Storage,
  arrival: Arrival,
  /** Whether the page is in a frame on a page of the provider. */
  isEmbedded: boolean,
) {
  const storage = createVisitStorage(openStorage)
  const responseQueue = createResponseQueue(storage, api, Math.random)
  return {
    api,
    source: createSourceStore(createVisitStorage(openSession), arrival),
    runs: createRunStore(storage, responseQueue.add),
    responseQueue,
    answers: createAnswersStore(storage),
    lead: createLeadStore(storage),
    milestones: createMilestones(api),
    toast: createToastStore(),
    isEmbedded,
  }
}
