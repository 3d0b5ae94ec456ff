import type { DeliveryRow } from '../../contract/desk.ts'
import { readLeadsWith, readResponsesWith } from '../owner/reads.ts'
import type { ListedLead } from '../owner/owner-store.ts'
import type { Sql } from '../sql.ts'
import { numberOf, textOf } from '../sql.ts'
import { readDeliveriesOf } from './delivery-pages.ts'
import type { KeyedDelivery } from './delivery-pages.ts'
import type { DeskCopy } from './desk-copy.ts'
import type { Person } from './desk-store.ts'
import { readColleagues, readLeadRows, readLeadRowsOf } from './lead-pages.ts'

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
  const { db } = copy
  const [row] = readLeadRows(db, [id])
  if (!row) return undefined
  const sendings = readLeadRowsOf(db, row.email).slice(0, MOST_ROWS)
  const [first, ...others] = await readLeadsWith(
    sql,
    sendings.map((sending) => sending.id),
  )
  if (!first) return undefined
  const responseIds = responseIdsOf(copy, row.email)
  const responses = await readResponsesWith(sql, responseIds)
  const colleagues = readColleagues(db, row.email, MOST_COLLEAGUES)
  const compared = colleagues.rows.slice(0, COMPARED).map((colleague) => colleague.id)
  const keyed = await readDeliveriesOf(sql, [
    ...(await leadKeysOf(
      sql,
      sendings.map((sending) => sending.id),
    )),
    ...responses.map(({ sessionId }) => sessionId),
  ])
  return {
    row,
    history: {
      leads: [first, ...others],
      responses,
      colleagues: await readListed(sql, copy, compared),
    },
    sendings,
    colleagues: colleagues.rows,
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
  const find = copy.db.prepare<[string], { id: number; name: string }>(
    'SELECT max(id) AS id, name FROM lead WHERE email = ? GROUP BY email',
  )
  return keyed.map(({ rowKey, delivery }) => {
    const email = emails.get(rowKey)
    const lead = email === undefined ? undefined : find.get(email)
    return { ...delivery, lead: lead ?? null }
  })
}

async function emailsOf(
  sql: Sql,
  keyed: readonly KeyedDelivery[],
): Promise<ReadonlyMap<string, string>> {
  if (keyed.length === 0) return new Map()
  const keys = keyed.map(({ rowKey }) => rowKey)
  const listed = keys.map((_, index) => `$${index + 1}`).join()
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
  const latest = new Map(leads.map(({ email }) => [email, responseIdsOf(copy, email)]))
  const responses = await readResponsesWith(
    sql,
    [...latest.values()].flatMap(([newest]) => newest ?? []),
  )
  const count = copy.db.prepare<[string], number>('SELECT count(*) FROM lead WHERE email = ?')
  return leads.map((lead) => ({
    ...lead,
    leadCount: numberOf(count.pluck().get(lead.email)),
    responseCount: latest.get(lead.email)?.length ?? 0,
    latestResponse: responses.find(({ userEmail }) => userEmail === lead.email),
  }))
}

/** Newest first. */
function responseIdsOf({ db }: DeskCopy, email: string): number[] {
  return db
    .prepare<[string], number>(
      `SELECT id FROM response WHERE email = ? ORDER BY id DESC LIMIT ${MOST_ROWS}`,
    )
    .pluck()
    .all(email)
}

async function leadKeysOf(sql: Sql, ids: readonly number[]): Promise<string[]> {
  const listed = ids.map((_, index) => `$${index + 1}`).join()
  const rows = await sql.query(
    `SELECT idempotency_key AS key FROM maturity_quiz_leads WHERE id IN (${listed})`,
    ids,
  )
  return rows.map(({ key }) => textOf(key))
}
