import { QUESTION_IDS, readCompleteAnswers } from '../../domain/assessment/assessment.ts'
import { MODEL_VERSION } from '../../domain/assessment/model.ts'
import { STAGES } from '../../domain/assessment/stage.ts'
import { numberOf, textOf } from '../sql/sql.ts'
import type { SqlRow } from '../sql/sql.ts'

/** Leads or responses: where they are kept, and what the desk has of each. */
export type RowKind = {
  table: string
  deskTable: string
  /** Of a kept row, what `rowOf` reads. */
  columns: string
  /** Of a row of the desk: its columns with their types. */
  types: Readonly<Record<string, string>>
  rowOf(row: SqlRow): Readonly<Record<string, string | number | null>>
  /** Columns that the database itself computes, each with its SQL. The row is called `given` there. */
  further: Readonly<Record<string, string>>
  /** What that SQL needs besides. */
  joins: string
}

export const RESPONSE_KIND: RowKind = {
  table: 'assessment_responses',
  deskTable: 'assessment_desk_responses',
  columns: `user_email, maturity_stage, overall_score, model_version,
    CAST(responses AS text) AS responses`,
  types: {
    id: 'bigint',
    day: 'text',
    email_by_domain: 'text',
    stage: 'text',
    stage_rank: 'integer',
    score: 'double precision',
    answers: 'text',
  },
  rowOf(row) {
    const email = row['user_email']
    const stage = textOf(row['maturity_stage'])
    const isCurrent = numberOf(row['model_version']) === MODEL_VERSION
    return {
      email_by_domain: email === null ? null : byDomain(textOf(email)),
      stage,
      stage_rank: rankOf(stage),
      score: numberOf(row['overall_score']),
      answers: isCurrent ? optionDigitsOf(textOf(row['responses'])) : '',
    }
  },
  further: {},
  joins: '',
}

export const LEAD_KIND: RowKind = {
  table: 'maturity_quiz_leads',
  deskTable: 'assessment_desk_leads',
  columns: `name, company, designation, email, quarantine,
    coalesce(utm_source, referrer_host, '') AS source`,
  types: {
    id: 'bigint',
    day: 'text',
    quarantined: 'integer',
    name: 'text',
    company: 'text',
    designation: 'text',
    email_by_domain: 'text',
    source: 'text',
  },
  rowOf: (row) => ({
    quarantined: row['quarantine'] === null ? 0 : 1,
    name: folded(textOf(row['name'])),
    company: folded(textOf(row['company'])),
    designation: folded(textOf(row['designation'])),
    email_by_domain: byDomain(textOf(row['email'])),
    source: textOf(row['source']),
  }),
  further: {
    runs: `(SELECT count(*) FROM assessment_desk_responses AS response
      WHERE response.email_by_domain = given.email_by_domain)`,
    stage: 'latest.stage',
    stage_rank: 'coalesce(latest.stage_rank, 0)',
    score: 'coalesce(latest.score, 0)',
  },
  joins: `LEFT JOIN assessment_desk_responses AS latest ON latest.id = (
    SELECT max(response.id) FROM assessment_desk_responses AS response
    WHERE response.email_by_domain = given.email_by_domain)`,
}

/** The same for every spelling of one letter: case, and composed or not. */
export function folded(text: string): string {
  const isPlain = !/[^ -~]/.test(text)
  return (isPlain ? text : text.normalize('NFKC')).toLowerCase()
}

/** 'ada@engines.example' as 'engines.example ada': colleagues lie side by side. */
export function byDomain(email: string): string {
  return `${domainOf(email)} ${email.slice(0, email.lastIndexOf('@'))}`
}

export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1)
}

/** Least to most mature from 1; stages of earlier names come last. */
export function rankOf(stage: string): number {
  return STAGES.findIndex(({ name }) => name === stage) + 1 || STAGES.length + 1
}

/** In the order of the questions, '123451234512'. */
function optionDigitsOf(json: string): string {
  const answers = readCompleteAnswers(JSON.parse(json))
  return answers ? QUESTION_IDS.map((id) => answers[id]).join('') : ''
}
