import { isRecord } from '../../domain/record.ts'
import type { KnownErasures } from './known-erasures.ts'
import { markErased } from './known-erasures.ts'
import { deleteDeliveries } from '../purge.ts'
import type { RowCounts } from '../store.ts'
import { readById } from '../sql/pages.ts'
import { dateOf, numberOf, placesOf, textOf } from '../sql/sql.ts'
import type { Session, Sql, SqlRow } from '../sql/sql.ts'

const PAGE = 1000
const LEADS_TO_ERASE = { table: 'maturity_quiz_leads', key: 'idempotency_key', email: 'email' }
const RESPONSES_TO_ERASE = { table: 'assessment_responses', key: 'session_id', email: 'user_email' }

export type ErasedAgain = { people: number; rows: number }

type ErasedRow = { email: string; key: string; bodyHash: string; createdAt: Date }

/** All that is kept of an email (lower case). */
export type ErasedPerson = {
  email: string
  leads: readonly ErasedRow[]
  responses: readonly ErasedRow[]
  /** Waiting events that name the email: those that have lost their row are found in no other way. */
  eventIds: readonly string[]
}

/**
 * In the order of `emails`. This looks at every row: once for all of them, and before the transaction,
 * for which the server has to wait.
 */
export async function findPeople(sql: Sql, emails: readonly string[]): Promise<ErasedPerson[]> {
  const leads = await findRows(sql, LEADS_TO_ERASE, emails)
  const responses = await findRows(sql, RESPONSES_TO_ERASE, emails)
  const events = await findEvents(sql, new Set(emails))
  return emails.map((email) => ({
    email,
    leads: leads.filter((row) => row.email === email),
    responses: responses.filter((row) => row.email === email),
    eventIds: events.filter((event) => event.email === email).map(({ id }) => id),
  }))
}

async function findRows(
  sql: Sql,
  { table, key, email }: typeof LEADS_TO_ERASE,
  emails: readonly string[],
): Promise<ErasedRow[]> {
  const rows = await sql.query(
    `SELECT ${key} AS key, ${email} AS email, body_hash, CAST(created_at AS text) AS created_at
     FROM ${table} WHERE ${email} IN (${placesOf(emails)})`,
    emails,
  )
  return rows.map((row) => ({
    email: textOf(row['email']),
    key: keyOf(row),
    bodyHash: textOf(row['body_hash']),
    createdAt: dateOf(row['created_at']),
  }))
}

async function findEvents(
  sql: Sql,
  emails: ReadonlySet<string>,
): Promise<{ id: string; email: string }[]> {
  const select = 'SELECT id, payload FROM assessment_deliveries WHERE next_attempt_at IS NOT NULL'
  const found = []
  for await (const rows of readById(sql, select, textOf)) {
    for (const row of rows) {
      const email = emailOfPayload(textOf(row['payload']))
      if (email !== undefined && emails.has(email)) found.push({ id: textOf(row['id']), email })
    }
  }
  return found
}

function emailOfPayload(payload: string): string | undefined {
  const event: unknown = JSON.parse(payload)
  const data = isRecord(event) && isRecord(event['data']) ? event['data'] : {}
  const email = data['email'] ?? data['user_email']
  return typeof email === 'string' ? email : undefined
}

/** `sent`: events about the person that went out at least once, through any channel. */
export async function deletePerson(
  sql: Sql,
  { leads, responses, eventIds }: ErasedPerson,
): Promise<RowCounts & { sent: number }> {
  const ofLeads = await deleteRows(sql, LEADS_TO_ERASE, leads)
  const ofResponses = await deleteRows(sql, RESPONSES_TO_ERASE, responses)
  const sentEvents = await deleteDeliveries(sql, 'id', eventIds)
  return {
    leads: ofLeads.count,
    responses: ofResponses.count,
    sent: ofLeads.sent + ofResponses.sent + sentEvents,
  }
}

/** With their deliveries, which come after their rows in every transaction that deletes both. */
async function deleteRows(
  sql: Sql,
  { table, key }: typeof LEADS_TO_ERASE,
  rows: readonly Pick<ErasedRow, 'key'>[],
): Promise<{ count: number; sent: number }> {
  let [count, sent] = [0, 0]
  for (let start = 0; start < rows.length; start += PAGE) {
    const keys = rows.slice(start, start + PAGE).map((row) => row.key)
    const gone = await sql.query(
      `DELETE FROM ${table} WHERE ${key} IN (${placesOf(keys)}) RETURNING id`,
      keys,
    )
    count += gone.length
    sent += await deleteDeliveries(sql, 'row_key', keys)
  }
  return { count, sent }
}

/**
 * Erases again whom the list names and the database does not know to be erased, because it was
 * restored from an older state. What came in after the erasure stays. Returns how many people the
 * database did not know of, and how many rows they had.
 */
export async function eraseAgain(
  session: Session,
  { list, missing }: Pick<KnownErasures, 'list' | 'missing'>,
): Promise<ErasedAgain> {
  if (!list || missing.length === 0) return { people: 0, rows: 0 }
  const erasedAt = new Map(missing.map((erasure) => [erasure.emailHash, erasure.erasedAt]))
  let rowCount = 0
  for (const from of [LEADS_TO_ERASE, RESPONSES_TO_ERASE]) {
    const select = `
      SELECT id, ${from.key} AS key, ${from.email} AS email, CAST(created_at AS text) AS created_at
      FROM ${from.table} WHERE ${from.email} IS NOT NULL`
    for await (const rows of readById(session, select, numberOf)) {
      const erased = rows.filter((row) => {
        const at = erasedAt.get(list.hashOf(textOf(row['email'])))
        return at && dateOf(row['created_at']) <= at
      })
      if (erased.length > 0) {
        const keys = erased.map((row) => ({ key: keyOf(row) }))
        rowCount += (await session.transaction((sql) => deleteRows(sql, from, keys))).count
      }
    }
  }
  // Last, so that a run that is cut short is done again.
  await session.transaction((sql) => markErased(sql, missing))
  return { people: missing.length, rows: rowCount }
}

function keyOf(row: SqlRow): string {
  return textOf(row['key'])
}
