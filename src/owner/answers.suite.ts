import { answersOf } from '../domain/assessment/answer-sets.suite.ts'
import { assessmentResponseOf } from '../domain/assessment/assessment-response.ts'
import type { StoredResponse } from '../store/owner/owner-store.ts'

/** A response as it is read from the store. */
export function storedResponse(digits: string, changes: Partial<StoredResponse>): StoredResponse {
  const answers = answersOf(digits)
  return {
    ...assessmentResponseOf('session_1', answers, 'ada@engines.example'),
    ...{ id: 7, createdAt: new Date('2026-11-20T10:00:00.000Z'), answers },
    ...changes,
  }
}
