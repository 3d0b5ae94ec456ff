import { useSyncExternalStore } from 'react'
import { NO_ANSWERS } from '../../../domain/assessment/assessment.ts'
import type { Answers } from '../../../domain/assessment/assessment.ts'
import type { AnswersStore } from '../answers-store.ts'

/** Pages are prerendered without answers, so the first render shows none either. */
export function useAnswers(store: AnswersStore): Answers {
  return useSyncExternalStore(store.subscribe, store.get, () => NO_ANSWERS)
}
