import type { DeliveryRow } from '../../contract/desk.ts'
import { readLeadsWith, readResponsesWith } from '../owner/reads.ts'
import type { Colleague } from '../owner/owner-store.ts'
import { numberOf, placesOf, textOf } from '../sql/sql.ts'
import type { Sql } from '../sql/sql.ts'
import { readDeliveriesOf } from './delivery-pages.ts'
import type { KeyedDelivery } from './delivery-pages.ts'
import { byDomain, domainOf } from './desk-rows.ts'
import type { Person } from './desk-store.ts'
import { readNote } from './lead-notes.ts'
import { readLeadRows } from './lead-rows.ts'

const MOST_ROWS = 1000
const MOST_COLLEAGUES = 20
/** As many as the brief compares. */
const COMPARED = 11

/** The index begins with `quarantined`: where both values are named, it finds the leads of an email. */
const FROM_LEADS_WITH_EMAIL =
  'FROM assessment_desk_leads WHERE quarantined IN (0, 1) AND email_by_domain'

export async function readPerson(sql: Sql, id: number): Promise<Person | undefined> {
  const [row] = await readLeadRows(sql, [id])
  if (!row) return undefined
  const leadIds = await readIds(
    sql,
    `SELECT id ${FROM_LEADS_WITH_EMAIL} = $1 ORDER BY id DESC LIMIT ${MOST_ROWS}`,
    [byDomain(row.email)],
  )
  const [first, ...others] = await readLeadsWith(sql, leadIds)
  if (!first) return undefined
  const responseIds = await readIds(
    sql,
    `SELECT id FROM assessment_desk_responses WHERE email_by_domain = $1
     ORDER BY id DESC LIMIT ${MOST_ROWS}`,
    [byDomain(row.email)],
  )
  const responses = await readResponsesWith(sql, responseIds)
  const colleagues = await findColleagues(sql, row.email)
  const keyed = await readDeliveriesOf(sql, [
    ...(await leadKeysOf(sql, leadIds)),
    ...responses.map(({ sessionId }) => sessionId),
  ])
  return {
    row,
    note: await readNote(sql, id),
    history: {
      leads: [first, ...others],
      responses,
      colleagues: await readCompared(sql, colleagues.ids.slice(0, COMPARED)),
    },
    sendings: await readLeadRows(sql, leadIds),
    colleagues: await readLeadRows(sql, colleagues.ids),
    colleagueCount: colleagues.count,
    deliveries: keyed.map(({ delivery }) => ({ ...delivery, lead: { id, name: row.name } })),
  }
}

/** With the newest lead of the email that each delivery is about. */
export async function withLeads(sql: Sql, keyed: readonly KeyedDelivery[]): Promise<DeliveryRow[]> {
  const emails = await emailsOf(sql, keyed)
  const newest = await newestLeads(sql, [...new Set(emails.values())])
  const leads = await readLeadsWith(sql, [...newest.values()])
  return keyed.map(({ rowKey, delivery }) => {
    const id = newest.get(emails.get(rowKey) ?? '')
    const lead = leads.find((each) => each.id === id)
    return { ...delivery, lead: lead ? { id: lead.id, name: lead.name } : null }
  })
}

async function emailsOf(
  sql: Sql,
  keyed: readonly KeyedDelivery[],
): Promise<ReadonlyMap<string, string>> {
  if (keyed.length === 0) return new Map()
  const keys = keyed.map(({ rowKey }) => rowKey)
  const listed = placesOf(keys)
  const rows = await sql.query(
    `SELECT idempotency_key AS key, email FROM maturity_quiz_leads
       WHERE idempotency_key IN (${listed})
     UNION ALL SELECT session_id, user_email FROM assessment_responses
       WHERE session_id IN (${listed}) AND user_email IS NOT NULL`,
    keys,
  )
  return new Map(rows.map(({ key, email }) => [textOf(key), textOf(email)]))
}

/** By email. */
async function newestLeads(
  sql: Sql,
  emails: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (emails.length === 0) return new Map()
  const rows = await sql.list(
    `SELECT email_by_domain, max(id) ${FROM_LEADS_WITH_EMAIL} IN (${placesOf(emails)}) GROUP BY email_by_domain`,
    emails.map(byDomain),
  )
  const ids = new Map(rows.map(([email, id]) => [textOf(email), numberOf(id)]))
  return new Map(emails.flatMap((email) => [[email, ids.get(byDomain(email)) ?? 0] as const]))
}

/** The newest lead of each other person with the same email domain, newest first, and how many they are. */
async function findColleagues(sql: Sql, email: string): Promise<{ ids: number[]; count: number }> {
  const domain = domainOf(email)
  // '!' is the character after the blank.
  const rows = await sql.list(
    `SELECT max(id), count(*) OVER () FROM assessment_desk_leads WHERE quarantined = 0
       AND email_by_domain >= $1 AND email_by_domain < $2 AND email_by_domain <> $3
     GROUP BY email_by_domain ORDER BY max(id) DESC LIMIT ${MOST_COLLEAGUES}`,
    [`${domain} `, `${domain}!`, byDomain(email)],
  )
  return { ids: rows.map(([id]) => numberOf(id)), count: numberOf(rows[0]?.[1] ?? 0) }
}

async function readCompared(sql: Sql, ids: readonly number[]): Promise<Colleague[]> {
  const leads = await readLeadsWith(sql, ids)
  if (leads.length === 0) return []
  const emails = leads.map(({ email }) => byDomain(email))
  const latest = await readIds(
    sql,
    `SELECT max(id) FROM assessment_desk_responses
     WHERE email_by_domain IN (${placesOf(emails)}) GROUP BY email_by_domain`,
    emails,
  )
  const responses = await readResponsesWith(sql, latest)
  return leads.map((lead) => ({
    ...lead,
    latestResponse: responses.find(({ userEmail }) => userEmail === lead.email),
  }))
}

async function readIds(sql: Sql, text: string, values: readonly string[]): Promise<number[]> {
  return (await sql.list(text, values)).map(([id]) => numberOf(id))
}

async function leadKeysOf(sql: Sql, ids: readonly number[]): Promise<string[]> {
  const listed = placesOf(ids)
  const rows = await sql.query(
    `SELECT idempotency_key AS key FROM maturity_quiz_leads WHERE id IN (${listed})`,
    ids,
  )
  return rows.map(({ key }) => textOf(key))
}
