import { textOf } from '../sql/sql.ts'
import type { Sql } from '../sql/sql.ts'

/** Two different emails of plain letters never look the same: only others are compared. */
const SELECT = `
  SELECT email FROM (
    SELECT email FROM maturity_quiz_leads
    UNION SELECT user_email FROM assessment_responses
  ) AS kept
  WHERE email <> $1 AND (email = $2 OR octet_length(email) <> length(email))`

/** Emails of rows that look like `email` and are spelled with other characters. */
export async function readSimilarEmails(sql: Sql, email: string): Promise<string[]> {
  const appearance = appearanceOf(email)
  const rows = await sql.query(SELECT, [email, appearance])
  return rows
    .map((row) => textOf(row['email']))
    .filter((other) => appearanceOf(other) === appearance)
}

function appearanceOf(email: string): string {
  return email
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase()
}
