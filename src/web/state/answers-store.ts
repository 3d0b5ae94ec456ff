import { NO_ANSWERS, readAnswers } from '../../domain/assessment/assessment.ts'
import type { Answers, OptionNumber, QuestionId } from '../../domain/assessment/assessment.ts'
import { readStored } from './browser-storage.ts'
import type { VisitStorage } from './browser-storage.ts'
import { MODEL } from '../../generated/model.ts'

const KEY = 'assessmentAnswers'
const VERSION_KEY = 'assessmentModelVersion'

/**
 * Reads storage each time, so that a second tab's answers are seen and never overwritten. Answers to other
 * questions from an earlier visit are ignored; those without a version are used.
 */
export function createAnswersStore(storage: VisitStorage) {
  const listeners = new Set<() => void>()
  let text: string | undefined
  let answers = NO_ANSWERS

  function get(): Answers {
    const stored = isOfTheseQuestions() ? storage.get(KEY) : undefined
    if (stored !== text) {
      text = stored
      answers = (stored && readAnswers(MODEL, readStored(storage, KEY))) || NO_ANSWERS
    }
    return answers
  }

  function isOfTheseQuestions(): boolean {
    const version = storage.get(VERSION_KEY)
    return version === undefined || version === String(MODEL.version)
  }

  function notify() {
    for (const listener of listeners) listener()
  }

  return {
    get,
    choose: (id: QuestionId, option: OptionNumber) => {
      storage.set(KEY, JSON.stringify({ ...get(), [id]: option }))
      storage.set(VERSION_KEY, String(MODEL.version))
      notify()
    },
    clear: () => {
      storage.remove(KEY)
      storage.remove(VERSION_KEY)
      notify()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
