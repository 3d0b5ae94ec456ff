import type { LeadRow, LeadRun } from '../contract/api.ts'
import { readAnswersOf } from '../../domain/assessment/assessment.ts'
import { sourceNameOf } from '../../domain/lead/lead-source.ts'
import { weakestOf } from '../../domain/report/weakest-area.ts'
import type { ListedLead, StoredResponse } from '../../store/owner-store.ts'
import { MODEL } from '../../generated/model.ts'

export function rowOf(lead: ListedLead): LeadRow {
  const { latestResponse } = lead
  return {
    id: lead.id,
    at: lead.createdAt.toISOString(),
    name: lead.name,
    company: lead.company,
    designation: lead.designation,
    email: lead.email,
    stage: latestResponse?.maturityStage ?? null,
    score: latestResponse?.overallScore ?? null,
    weakest: latestResponse ? weakestAreaOf(latestResponse) : null,
    source: sourceNameOf(lead) ?? null,
    state: lead.state,
    note: lead.note,
    noteVersion: lead.noteVersion,
    quarantine: lead.quarantine ?? null,
  }
}

function weakestAreaOf({ modelVersion, responses, sectionScores }: StoredResponse) {
  const answers = readAnswersOf(MODEL, modelVersion, responses)
  const weakest = weakestOf(MODEL, { answers, sectionScores })
  if (!weakest) return null
  const { area, score } = weakest
  const lowest = Object.keys(sectionScores).filter((name) => sectionScores[name] === score)
  return { area, score, others: lowest.filter((name) => name !== area) }
}

export function runOf(response: StoredResponse): LeadRun {
  const { createdAt, overallScore, maturityStage, sectionScores, modelVersion } = response
  return {
    at: createdAt.toISOString(),
    score: overallScore,
    stage: maturityStage,
    sections: Object.entries(sectionScores).map(([name, score]) => ({ name, score })),
    modelVersion,
    answers: response.responses,
  }
}
