import type { DeliveryRow } from '../../contract/desk.ts'
import { readLeadsWith, readResponsesWith } from '../owner/reads.ts'
import type { ListedLead } from '../owner/owner-store.ts'
import type { Sql } from '../sql/sql.ts'
import { placesOf, textOf } from '../sql/sql.ts'
import { readDeliveriesOf } from './delivery-pages.ts'
import type { KeyedDelivery } from './delivery-pages.ts'
import { columnOf } from '../sqlite/statements.ts'
import { addressOf } from './desk-copy.ts'
import type { DeskCopy } from './desk-copy.ts'
import type { Person } from './desk-store.ts'
import { findColleagues } from './lead-pages.ts'
import { findLeadsOf, readLeadRows } from './lead-rows.ts'

const MOST_ROWS = 1000
const MOST_COLLEAGUES = 20
/** As many as the brief compares. */
const COMPARED = 11

/** The copy knows which rows there are, the database what is in them. */
export async function readPerson(
  sql: Sql,
  copy: DeskCopy,
  id: number,
): Promise<Person | undefined> {
  const [row] = await readLeadRows(sql, copy, [id])
  if (!row) return undefined
  const copied = findLeadsOf(copy, row.email).slice(0, MOST_ROWS)
  // While the copy is not whole, the lead itself may not be in it.
  const ids = copied.length > 0 ? copied : [id]
  const sendings = await readLeadRows(sql, copy, ids)
  const [first, ...others] = await readLeadsWith(sql, ids)
  if (!first) return undefined
  const responses = await readResponsesWith(sql, findResponsesOf(copy, row.email))
  const colleagues = findColleagues(copy.db, row.email, MOST_COLLEAGUES)
  const keyed = await readDeliveriesOf(sql, [
    ...(await leadKeysOf(sql, ids)),
    ...responses.map(({ sessionId }) => sessionId),
  ])
  return {
    row,
    history: {
      leads: [first, ...others],
      responses,
      colleagues: await readListed(sql, copy, colleagues.ids.slice(0, COMPARED)),
    },
    sendings,
    colleagues: await readLeadRows(sql, copy, colleagues.ids),
    colleagueCount: colleagues.count,
    deliveries: keyed.map(({ delivery }) => ({ ...delivery, lead: { id, name: row.name } })),
  }
}

/** With the newest lead of the email that each delivery is about. */
export async function withLeads(
  sql: Sql,
  copy: DeskCopy,
  keyed: readonly KeyedDelivery[],
): Promise<DeliveryRow[]> {
  const emails = await emailsOf(sql, keyed)
  const newest = new Map(
    keyed.flatMap(({ rowKey }) => {
      const email = emails.get(rowKey)
      const [id] = email === undefined ? [] : findLeadsOf(copy, email)
      return id === undefined ? [] : [[rowKey, id] as const]
    }),
  )
  const leads = await readLeadsWith(sql, [...new Set(newest.values())])
  return keyed.map(({ rowKey, delivery }) => {
    const lead = leads.find(({ id }) => id === newest.get(rowKey))
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

async function readListed(sql: Sql, copy: DeskCopy, ids: readonly number[]): Promise<ListedLead[]> {
  const leads = await readLeadsWith(sql, ids)
  const latest = new Map(leads.map(({ email }) => [email, findResponsesOf(copy, email)]))
  const responses = await readResponsesWith(
    sql,
    [...latest.values()].flatMap(([newest]) => newest ?? []),
  )
  return leads.map((lead) => ({
    ...lead,
    leadCount: findLeadsOf(copy, lead.email).length,
    responseCount: latest.get(lead.email)?.length ?? 0,
    latestResponse: responses.find(({ userEmail }) => userEmail === lead.email),
  }))
}

/** Newest first. */
export function findResponsesOf({ db }: DeskCopy, email: string): number[] {
  return columnOf<number>(
    db.prepare(`SELECT -place FROM response WHERE address = ? ORDER BY place LIMIT ${MOST_ROWS}`),
    addressOf(email),
  )
}

async function leadKeysOf(sql: Sql, ids: readonly number[]): Promise<string[]> {
  const listed = placesOf(ids)
  const rows = await sql.query(
    `SELECT idempotency_key AS key FROM maturity_quiz_leads WHERE id IN (${listed})`,
    ids,
  )
  return rows.map(({ key }) => textOf(key))
}
