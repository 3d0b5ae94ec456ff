import type { ErasedList, Erasure } from './erased-list.ts'
import type { RowCounts } from './purge.ts'
import { dateOf, inTransaction, textOf } from './sql.ts'
import type { Sql } from './sql.ts'

const PAGE = 1000
/** Later than any row: for a person who is erased now, whatever the clocks of the machines say. */
const END_OF_TIME = new Date('9999-12-31T23:59:59.999Z')

/** Everything kept of `email` (lower case), and the mark that it was erased. */
export async function eraseRows(sql: Sql, email: string, erasure: Erasure): Promise<RowCounts> {
  return inTransaction(sql, () => eraseUntil(sql, email, erasure, END_OF_TIME))
}

/**
 * Erases again whom the list names and the database does not, because it was restored from an
 * older state. What came in after the erasure stays. Returns how many people were told to it.
 */
export async function eraseAgain(sql: Sql, list: ErasedList): Promise<number> {
  const missing = await missingErasures(sql, list)
  if (missing.size === 0) return 0
  for await (const emails of readEmails(sql)) {
    for (const email of emails) {
      const erasure = missing.get(list.hashOf(email))
      if (erasure) {
        await inTransaction(sql, () => eraseUntil(sql, email, erasure, erasure.erasedAt))
      }
    }
  }
  // Last, so that a run that is cut short is done again.
  await inTransaction(sql, async () => {
    for (const erasure of missing.values()) await markErased(sql, erasure)
  })
  return missing.size
}

async function missingErasures(sql: Sql, list: ErasedList): Promise<Map<string, Erasure>> {
  const rows = await sql.query(
    'SELECT email_hash, CAST(erased_at AS text) AS erased_at FROM assessment_erased_emails',
  )
  const known = new Map(rows.map((row) => [textOf(row['email_hash']), dateOf(row['erased_at'])]))
  const missing = list.erasures.filter(({ emailHash, erasedAt }) => {
    const knownAt = known.get(emailHash)
    return !knownAt || knownAt < erasedAt
  })
  return new Map(missing.map((erasure) => [erasure.emailHash, erasure]))
}

/** Every email of either table, in pages. */
async function* readEmails(sql: Sql): AsyncGenerator<readonly string[]> {
  let last = ''
  for (;;) {
    const rows = await sql.query(
      `SELECT email FROM maturity_quiz_leads WHERE email > $1
       UNION SELECT user_email FROM assessment_responses WHERE user_email > $1
       ORDER BY 1 LIMIT ${PAGE}`,
      [last],
    )
    const emails = rows.map(({ email }) => textOf(email))
    yield emails
    const end = emails.at(-1)
    if (end === undefined) return
    last = end
  }
}

async function eraseUntil(
  sql: Sql,
  email: string,
  erasure: Erasure,
  until: Date,
): Promise<RowCounts> {
  const values = [email, until.toISOString()]
  await sql.query(
    `DELETE FROM assessment_deliveries WHERE row_key IN (
       SELECT idempotency_key FROM maturity_quiz_leads WHERE email = $1 AND created_at <= $2
       UNION ALL
       SELECT session_id FROM assessment_responses WHERE user_email = $1 AND created_at <= $2
     )`,
    values,
  )
  const leads = await sql.query(
    'DELETE FROM maturity_quiz_leads WHERE email = $1 AND created_at <= $2 RETURNING id',
    values,
  )
  const responses = await sql.query(
    'DELETE FROM assessment_responses WHERE user_email = $1 AND created_at <= $2 RETURNING id',
    values,
  )
  await markErased(sql, erasure)
  return { leads: leads.length, responses: responses.length }
}

async function markErased(sql: Sql, { emailHash, erasedAt }: Erasure): Promise<void> {
  await sql.query(
    `INSERT INTO assessment_erased_emails (email_hash, erased_at) VALUES ($1, $2)
     ON CONFLICT (email_hash) DO UPDATE SET erased_at = excluded.erased_at`,
    [emailHash, erasedAt.toISOString()],
  )
}
