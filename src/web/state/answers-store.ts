import { NO_ANSWERS, readAnswers } from '../../domain/assessment/assessment.ts'
import type { Answers, OptionNumber, QuestionId } from '../../domain/assessment/assessment.ts'
import { readStored } from './browser-storage.ts'
import type { VisitStorage } from './browser-storage.ts'

const KEY = 'assessmentAnswers'

export type AnswersStore = {
  get: () => Answers
  choose: (id: QuestionId, option: OptionNumber) => void
  clear: () => void
  subscribe: (listener: () => void) => () => void
}

/** Reads storage each time, so that a second tab's answer is seen and never overwritten. */
export function createAnswersStore(storage: VisitStorage): AnswersStore {
  const listeners = new Set<() => void>()
  let text: string | undefined
  let answers = NO_ANSWERS

  function get(): Answers {
    const stored = storage.get(KEY)
    if (stored !== text) {
      text = stored
      answers = readAnswers(readStored(storage, KEY)) ?? NO_ANSWERS
    }
    return answers
  }

  function tell() {
    for (const listener of listeners) listener()
  }

  return {
    get,
    choose: (id, option) => {
      storage.set(KEY, JSON.stringify({ ...get(), [id]: option }))
      tell()
    },
    clear: () => {
      storage.remove(KEY)
      tell()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
