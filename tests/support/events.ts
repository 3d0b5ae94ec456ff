import { leadCreated, responseCompleted } from '../../src/contract/event.ts'
import { assessmentResponseOf } from '../../src/domain/assessment/assessment-response.ts'
import type { LeadContext } from '../../src/domain/lead/lead-context.ts'
import { NO_SOURCE } from '../../src/domain/lead/lead-source.ts'
import type { Lead } from '../../src/domain/lead/lead.ts'
import { MODEL } from '../../src/generated/model.ts'
import { ANSWERS, LEAD } from './test-app.ts'

const AT = '2026-11-20T22:13:28.123Z'

export function leadEvent(lead: Partial<Lead> = {}, context: Partial<LeadContext> = {}) {
  return leadCreated('key-1', { ...LEAD, ...lead }, { ...NO_SOURCE, ...context }, AT)
}

export function finishedEvent(answers = ANSWERS, email: string | null = LEAD.email, day?: string) {
  return responseCompleted(assessmentResponseOf(MODEL, 'session_1', answers, email, { day }), AT)
}
