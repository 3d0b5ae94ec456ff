import { readLeadState } from '../../contract/desk.ts'
import {
  isOptionNumber,
  readCompleteAnswers,
  SECTIONS,
} from '../../domain/assessment/assessment.ts'
import { MODEL_VERSION } from '../../domain/assessment/model.ts'
import type { AnswerSet } from '../../domain/assessment/model.ts'
import type { Lead } from '../../domain/lead/lead.ts'
import type { LeadContext } from '../../domain/lead/lead-context.ts'
import { isRecord } from '../../domain/record.ts'
import type { EmailActivity, NotedLead, StoredLead, StoredResponse } from './owner-store.ts'
import { dateOf, numberOf, textOf } from '../sql/sql.ts'
import type { SqlRow } from '../sql/sql.ts'

/** The columns of a response, of the table or alias `name`, each with its own name. */
export function responseColumns(name: string): string {
  return `
    ${name}.id AS response_id, CAST(${name}.created_at AS text) AS response_created_at,
    ${name}.session_id, ${name}.model_version, ${name}.overall_score, ${name}.maturity_stage,
    CAST(${name}.section_scores AS text) AS section_scores,
    CAST(${name}.responses AS text) AS responses, ${name}.user_email`
}

export function responseOf(row: SqlRow): StoredResponse {
  const modelVersion = numberOf(row['model_version'])
  const responses: unknown = JSON.parse(textOf(row['responses']))
  return {
    id: numberOf(row['response_id']),
    createdAt: dateOf(row['response_created_at']),
    sessionId: textOf(row['session_id']),
    modelVersion,
    overallScore: numberOf(row['overall_score']),
    maturityStage: textOf(row['maturity_stage']),
    sectionScores: sectionScoresOf(JSON.parse(textOf(row['section_scores']))),
    responses: answerSetOf(responses),
    answers: modelVersion === MODEL_VERSION ? readCompleteAnswers(responses) : undefined,
    userEmail: textOrNullOf(row['user_email']),
  }
}

export function leadOf(row: SqlRow): StoredLead {
  return {
    id: numberOf(row['id']),
    createdAt: dateOf(row['created_at']),
    quarantine: row['quarantine'] === null ? undefined : textOf(row['quarantine']),
    ...leadValuesOf(row),
    ...contextOf(row),
  }
}

/** What the person wrote into the form. */
export function leadValuesOf(row: SqlRow): Lead {
  return {
    name: textOf(row['name']),
    company: textOf(row['company']),
    designation: textOf(row['designation']),
    email: textOf(row['email']),
  }
}

/** Both are null where nobody said anything of the lead. */
export function noteOf(row: SqlRow): Pick<NotedLead, 'state' | 'note'> {
  const state = readLeadState(row['state'] ?? 'new')
  if (!state) throw new Error('The database holds a state of a lead that is none')
  return { state, note: textOf(row['note'] ?? '') }
}

export function contextOf(row: SqlRow): LeadContext {
  return {
    utm_source: textOrNullOf(row['utm_source']),
    utm_medium: textOrNullOf(row['utm_medium']),
    utm_campaign: textOrNullOf(row['utm_campaign']),
    referrer_host: textOrNullOf(row['referrer_host']),
    ...(row['consent'] !== null && { consent: textOf(row['consent']) }),
  }
}

export function activityOf(row: SqlRow): EmailActivity {
  return {
    leadCount: numberOf(row['lead_count']),
    responseCount: numberOf(row['response_count']),
    latestResponse: row['response_id'] === null ? undefined : responseOf(row),
  }
}

/** In the order of the sections, which PostgreSQL does not keep. */
function sectionScoresOf(stored: unknown): Record<string, number> {
  const names: readonly string[] = SECTIONS.map(({ name }) => name)
  const scores = entriesOf(stored).toSorted(
    ([one], [other]) => names.indexOf(one) - names.indexOf(other),
  )
  return Object.fromEntries(scores.map(([name, score]) => [name, Number(score)]))
}

function answerSetOf(stored: unknown): AnswerSet {
  return Object.fromEntries(
    entriesOf(stored).flatMap(([id, option]) => (isOptionNumber(option) ? [[id, option]] : [])),
  )
}

function textOrNullOf(value: unknown): string | null {
  return value === null ? null : textOf(value)
}

function entriesOf(stored: unknown): [string, unknown][] {
  return isRecord(stored) ? Object.entries(stored) : []
}
