import type { LeadDetail } from '../../contract/desk/api.ts'
import { dateOf, numberOf, textOf } from '../sql/sql.ts'
import type { Sql } from '../sql/sql.ts'
import { readResponsesOf } from '../stored-rows.ts'
import { readDeliveriesOf } from './deliveries.ts'
import { readLeadsWith } from './leads.ts'

/** Of each kind of row. */
const MAX_ROWS = 50
const MAX_COLLEAGUES = 20

export async function readLeadDetail(sql: Sql, leadId: number): Promise<LeadDetail | undefined> {
  const [lead] = await readLeadsWith(sql, [leadId])
  if (!lead) return undefined
  const submissions = await sql.query(
    `SELECT id, idempotency_key, CAST(created_at AS text) AS created_at
     FROM maturity_quiz_leads WHERE email = $1 ORDER BY id DESC LIMIT ${MAX_ROWS}`,
    [lead.email],
  )
  const responses = await readResponsesOf(sql, lead.email, MAX_ROWS)
  const keys = submissions.map((row) => textOf(row['idempotency_key']))
  return {
    lead,
    responses,
    submissions: submissions.map((row) => {
      return { id: numberOf(row['id']), at: dateOf(row['created_at']).toISOString() }
    }),
    colleagues: await readLeadsWith(sql, await findColleagues(sql, lead.email)),
    deliveries: await readDeliveriesOf(sql, [
      ...keys,
      ...responses.map((response) => response.session_id),
    ]),
  }
}

/** The newest lead of each other email of the same domain, newest first. */
async function findColleagues(sql: Sql, email: string): Promise<number[]> {
  const domain = email.slice(email.lastIndexOf('@'))
  const rows = await sql.query(
    `SELECT max(id) AS id FROM maturity_quiz_leads
     WHERE quarantine IS NULL AND email <> $1 AND substr(email, length(email) - $3) = $2
     GROUP BY email ORDER BY 1 DESC LIMIT ${MAX_COLLEAGUES}`,
    [email, domain, Array.from(domain).length - 1],
  )
  return rows.map((row) => numberOf(row['id']))
}
