import type { CompleteAnswers } from '../../domain/assessment/assessment.ts'
import { assessmentResponseOf } from '../../domain/assessment/assessment-response.ts'
import type { Lead } from '../../domain/lead/lead.ts'
import type { LeadSource } from '../../domain/lead/lead-source.ts'
import type { Suspicion } from '../../domain/lead/suspicion.ts'
import type { Store } from '../store.ts'

type Visit = {
  lead: Lead
  source?: LeadSource | undefined
  quarantine?: Suspicion | undefined
  answers: CompleteAnswers | undefined
}

/** In the order of the rows: PostgreSQL is given the rows of a batch in the order of their keys. */
export function keyOf(index: number): string {
  return `key-${String(index).padStart(4, '0')}`
}

export async function saveVisits(
  store: Store,
  count: number,
  visitOf: (index: number) => Visit,
): Promise<void> {
  for (let start = 0; start < count; start += 500) {
    const indexes = Array.from({ length: Math.min(500, count - start) }, (_, at) => start + at)
    const visits = indexes.map((index) => ({ key: keyOf(index), ...visitOf(index) }))
    await Promise.all(
      visits.map(({ key, lead, quarantine, source }) =>
        store.saveLead(key, lead, quarantine, source),
      ),
    )
    await Promise.all(
      visits.map(async ({ key, lead, answers }) => {
        if (!answers) return
        await store.saveResponse(assessmentResponseOf(`session_${key}`, answers, lead.email))
      }),
    )
  }
}
