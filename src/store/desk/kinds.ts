import { QUESTION_IDS, readCompleteAnswers } from '../../domain/assessment/assessment.ts'
import { MODEL_VERSION } from '../../domain/assessment/model.ts'
import { numberOf, textOf, timeOf } from '../sql/sql.ts'
import type { SqlList } from '../sql/sql.ts'
import type { CopiedLead, CopiedResponse, DeskCopy } from './desk-copy.ts'

/** The columns come in the order in which leadOf and responseOf take them. */
const LEADS = `SELECT id, CAST(created_at AS text), name, company, designation, email,
    coalesce(utm_source, referrer_host, ''), quarantine
  FROM maturity_quiz_leads`
const RESPONSES = `SELECT id, CAST(created_at AS text), user_email, maturity_stage, overall_score,
    model_version, CAST(responses AS text)
  FROM assessment_responses`

/** Leads or responses: how they come from the database into the copy. */
export type Kind = {
  table: string
  /** Its name in the copy. */
  copied: string
  /** Of a row of the copy and of the database: why it is kept apart. */
  apart: readonly [copied: string, stored: string]
  /** The id and the time come first. */
  select: string
  /** Adds what `select` gave. */
  add(rows: readonly SqlList[]): void
  remove(ids: readonly number[]): void
}

export function kindsOf(copy: DeskCopy): readonly Kind[] {
  return [
    {
      ...{ table: 'maturity_quiz_leads', copied: 'lead', apart: ['apart', 'quarantine'] },
      ...{ select: LEADS, remove: copy.removeLeads },
      add: (rows) => copy.addLeads(rows.map(leadOf)),
    },
    {
      ...{ table: 'assessment_responses', copied: 'response', apart: ['NULL', 'NULL'] },
      ...{ select: RESPONSES, remove: copy.removeResponses },
      add: (rows) => copy.addResponses(rows.map(responseOf)),
    },
  ]
}

function leadOf([id, at, name, company, designation, email, source, apart]: SqlList): CopiedLead {
  return {
    id: numberOf(id),
    at: timeOf(at),
    name: textOf(name),
    company: textOf(company),
    designation: textOf(designation),
    email: textOf(email),
    source: textOf(source),
    apart: apart === null ? null : textOf(apart),
  }
}

function responseOf([id, at, email, stage, score, version, answers]: SqlList): CopiedResponse {
  return {
    id: numberOf(id),
    at: timeOf(at),
    email: email === null ? null : textOf(email),
    stage: textOf(stage),
    score: numberOf(score),
    answers: numberOf(version) === MODEL_VERSION ? answersOf(textOf(answers)) : '',
  }
}

/** As both databases write answers that are in order: `{"1":2,"2":3,…}`, with or without blanks. */
const IN_ORDER = new RegExp(`^{${QUESTION_IDS.map((id) => `"${id}": ?([1-5])`).join(', ?')}}$`)

function answersOf(json: string): string {
  const options = IN_ORDER.exec(json)
  if (options) return options.slice(1).join('')
  const answers = readCompleteAnswers(JSON.parse(json))
  return answers ? QUESTION_IDS.map((id) => answers[id]).join('') : ''
}
