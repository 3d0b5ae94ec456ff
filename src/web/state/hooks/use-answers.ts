import { useSyncExternalStore } from 'react'
import { NO_ANSWERS } from '../../../domain/assessment/assessment.ts'
import type { Answers } from '../../../domain/assessment/assessment.ts'
import type { AnswersStore } from '../answers-store.ts'

/** Pages are prerendered with nothing answered, so the first render shows that too. */
export function useAnswers(store: AnswersStore): Answers {
  return useSyncExternalStore(store.subscribe, store.get, () => NO_ANSWERS)
}
