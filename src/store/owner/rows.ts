import { readCompleteAnswers } from '../../domain/assessment/assessment.ts'
import type { EmailActivity, StoredLead, StoredResponse } from './owner-store.ts'
import { dateOf, numberOf, textOf } from '../sql.ts'
import type { SqlRow } from '../sql.ts'

/** The columns of a response, of the table or alias `name`, each with its own name. */
export function responseColumns(name: string): string {
  return `
    ${name}.id AS response_id, CAST(${name}.created_at AS text) AS response_created_at,
    ${name}.session_id, ${name}.overall_score, ${name}.maturity_stage,
    CAST(${name}.responses AS text) AS responses, ${name}.user_email`
}

export function responseOf(row: SqlRow): StoredResponse {
  const id = numberOf(row['response_id'])
  const answers = readCompleteAnswers(JSON.parse(textOf(row['responses'])))
  if (!answers) {
    throw new Error(`The response ${id} does not hold twelve answers: correct or delete that row`)
  }
  return {
    id,
    createdAt: dateOf(row['response_created_at']),
    sessionId: textOf(row['session_id']),
    overallScore: numberOf(row['overall_score']),
    maturityStage: textOf(row['maturity_stage']),
    answers,
    userEmail: row['user_email'] === null ? null : textOf(row['user_email']),
  }
}

export function leadOf(row: SqlRow): StoredLead {
  return {
    id: numberOf(row['id']),
    createdAt: dateOf(row['created_at']),
    quarantine: row['quarantine'] === null ? undefined : textOf(row['quarantine']),
    name: textOf(row['name']),
    company: textOf(row['company']),
    designation: textOf(row['designation']),
    email: textOf(row['email']),
  }
}

export function activityOf(row: SqlRow): EmailActivity {
  return {
    leadCount: numberOf(row['lead_count']),
    responseCount: numberOf(row['response_count']),
    latestResponse: row['response_id'] === null ? undefined : responseOf(row),
  }
}
