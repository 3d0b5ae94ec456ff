import { readCompleteAnswers } from '../domain/assessment/assessment.ts'
import type { CompleteAnswers } from '../domain/assessment/assessment.ts'
import { assessmentResponseOf } from '../domain/assessment/assessment-response.ts'
import type { StoredResponse } from '../store/owner/owner-store.ts'

/** '133 334 445 444' as twelve answers. */
export function answersOf(digits: string): CompleteAnswers {
  const options = Array.from(digits.replaceAll(' ', ''), Number)
  const answers = readCompleteAnswers(
    Object.fromEntries(options.map((option, index) => [index + 1, option])),
  )
  if (!answers) throw new Error(`${digits} are no twelve answers`)
  return answers
}

/** A response as it is read from the store. */
export function storedResponse(digits: string, changes: Partial<StoredResponse>): StoredResponse {
  const answers = answersOf(digits)
  return {
    ...assessmentResponseOf('session_1', answers, 'ada@engines.example'),
    ...{ id: 7, createdAt: new Date('2026-11-20T10:00:00.000Z'), answers },
    ...changes,
  }
}
