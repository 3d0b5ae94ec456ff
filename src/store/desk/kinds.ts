import { QUESTION_IDS, readCompleteAnswers } from '../../domain/assessment/assessment.ts'
import { MODEL_VERSION } from '../../domain/assessment/model.ts'
import { LEAD_FIELDS } from '../../domain/lead/lead.ts'
import { dateOf, numberOf, textOf } from '../sql.ts'
import type { SqlRow } from '../sql.ts'
import type { CopiedLead, CopiedResponse, DeskCopy } from './desk-copy.ts'

const LEADS = `SELECT id, CAST(created_at AS text) AS at, ${LEAD_FIELDS.join()}, quarantine,
    coalesce(utm_source, referrer_host, '') AS source
  FROM maturity_quiz_leads`
const RESPONSES = `SELECT id, CAST(created_at AS text) AS at, user_email, maturity_stage, overall_score,
    model_version, CAST(responses AS text) AS responses
  FROM assessment_responses`

/** Leads or responses: how they come from the database into the copy. */
export type Kind = {
  table: string
  /** Its name in the copy. */
  copied: string
  /** Of a row of the copy and of the database: why it is kept apart. */
  apart: readonly [copied: string, stored: string]
  select: string
  /** Adds the rows; returns the time of the last one. */
  add(rows: readonly SqlRow[]): number
  remove(ids: readonly number[]): void
}

export function kindsOf(copy: DeskCopy): readonly Kind[] {
  return [
    {
      ...{ table: 'maturity_quiz_leads', copied: 'lead', apart: ['apart', 'quarantine'] },
      ...{ select: LEADS, remove: copy.removeLeads },
      add: (rows) => addAll(rows.map(leadOf), copy.addLeads),
    },
    {
      ...{ table: 'assessment_responses', copied: 'response', apart: ['NULL', 'NULL'] },
      ...{ select: RESPONSES, remove: copy.removeResponses },
      add: (rows) => addAll(rows.map(responseOf), copy.addResponses),
    },
  ]
}

function addAll<Row extends { at: number }>(
  rows: readonly Row[],
  add: (rows: readonly Row[]) => void,
): number {
  add(rows)
  return rows.at(-1)?.at ?? 0
}

function leadOf(row: SqlRow): CopiedLead {
  return {
    id: numberOf(row['id']),
    at: dateOf(row['at']).getTime(),
    name: textOf(row['name']),
    company: textOf(row['company']),
    designation: textOf(row['designation']),
    email: textOf(row['email']),
    source: textOf(row['source']),
    apart: row['quarantine'] === null ? null : textOf(row['quarantine']),
  }
}

function responseOf(row: SqlRow): CopiedResponse {
  const version = numberOf(row['model_version'])
  return {
    id: numberOf(row['id']),
    at: dateOf(row['at']).getTime(),
    email: row['user_email'] === null ? null : textOf(row['user_email']),
    stage: textOf(row['maturity_stage']),
    score: numberOf(row['overall_score']),
    answers: version === MODEL_VERSION ? answersOf(textOf(row['responses'])) : '',
  }
}

function answersOf(json: string): string {
  const answers = readCompleteAnswers(JSON.parse(json))
  return answers ? QUESTION_IDS.map((id) => answers[id]).join('') : ''
}
