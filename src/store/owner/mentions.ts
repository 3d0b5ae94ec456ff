import { LEAD_FIELDS } from '../../domain/lead/lead.ts'
import { SOURCE_FIELDS } from '../../domain/lead/lead-source.ts'
import { readById } from '../sql/pages.ts'
import { numberOf, textOf } from '../sql/sql.ts'
import type { Sql } from '../sql/sql.ts'

const NOTED_LEADS = 'maturity_quiz_leads LEFT JOIN assessment_lead_notes ON lead_id = id'
const LEAD_TEXTS = [
  ...LEAD_FIELDS.filter((field) => field !== 'email'),
  ...SOURCE_FIELDS,
  // What owners wrote of the lead.
  'note',
]
const MOST = 20

/** Whether any row holds the email, as its own or as a part of any text. */
export async function isHeld(sql: Sql, email: string): Promise<boolean> {
  const { contains } = sql.dialect
  const [row] = await sql.query(
    `SELECT 1 AS found FROM ${NOTED_LEADS}
       WHERE ${[...LEAD_TEXTS, 'email'].map((column) => contains(column, '$1')).join(' OR ')}
     UNION ALL SELECT 1 FROM assessment_responses WHERE ${contains('user_email', '$1')}
     UNION ALL SELECT 1 FROM assessment_deliveries WHERE ${contains('payload', '$1')}
     LIMIT 1`,
    [email],
  )
  return row !== undefined
}

/** For each of `emails`: leads of other emails that hold it in a text, a sentence about each. */
export async function readMentions(
  sql: Sql,
  emails: readonly string[],
): Promise<Map<string, string[]>> {
  const mentions = new Map<string, string[]>(emails.map((email) => [email, []]))
  const hasAtSign = LEAD_TEXTS.map((column) => sql.dialect.contains(column, "'@'")).join(' OR ')
  const select = `SELECT id, email, ${LEAD_TEXTS.join(', ')} FROM ${NOTED_LEADS} WHERE (${hasAtSign})`
  for await (const rows of readById(sql, select, numberOf)) {
    for (const row of rows) {
      for (const [email, sentences] of mentions) {
        const column = LEAD_TEXTS.find((name) => isWholeIn(textOf(row[name] ?? ''), email))
        if (!column || row['email'] === email || sentences.length >= MOST) continue
        sentences.push(
          `Lead ${numberOf(row['id'])}, of another email, holds this one in its ${column}: look at it on the desk.`,
        )
      }
    }
  }
  return mentions
}

/** The email by itself, not as a part of a longer address. */
function isWholeIn(text: string, email: string): boolean {
  const parts = text.toLowerCase().split(email)
  return parts.slice(1).some((after, index) => {
    const before = parts[index] ?? ''
    return !/[a-z0-9._%+-]$/.test(before) && !/^(?:[a-z0-9-]|\.[a-z0-9])/.test(after)
  })
}
