import { isRecord } from '../../domain/record.ts'
import type { ErasedList, Erasure } from './erased-list.ts'
import { markErased, missingErasures, readKnownErasures } from './known-erasures.ts'
import { deleteDeliveries } from '../purge.ts'
import type { RowCounts } from '../store.ts'
import { dateOf, numberOf, placesOf, textOf } from '../sql/sql.ts'
import type { Session, Sql, SqlRow } from '../sql/sql.ts'

const PAGE = 1000
/** Of an email, about so many rows are searched for traces. */
const MOST_TRACES = 10
const LEADS = { table: 'maturity_quiz_leads', key: 'idempotency_key', email: 'email' }
const RESPONSES = { table: 'assessment_responses', key: 'session_id', email: 'user_email' }

export type ErasedAgain = { people: number; rows: number }

type ErasedRows = RowCounts & {
  /** Events about them that went to the webhook at least once. */
  told: number
}

/**
 * Everything kept of some people (lower case), and the marks that they were erased; what there was of
 * each. To find the rows takes a look at every one: that comes before the transaction, for which the
 * server has to wait, and once for all.
 */
export async function eraseRows(
  session: Session,
  erasures: ReadonlyMap<string, Erasure>,
): Promise<Map<string, ErasedRows>> {
  const emails = [...erasures.keys()]
  const leadKeys = await findKeys(session, LEADS, emails)
  const responseKeys = await findKeys(session, RESPONSES, emails)
  const payloadIds = await findPayloads(session, new Set(emails))
  return session.transaction(async (sql) => {
    const erased = new Map<string, ErasedRows>()
    for (const [email, erasure] of erasures) {
      const leads = await deleteRows(sql, LEADS, leadKeys.get(email) ?? [])
      const responses = await deleteRows(sql, RESPONSES, responseKeys.get(email) ?? [])
      const payloads = await deletePayloads(sql, payloadIds.get(email) ?? [])
      await markErased(sql, erasure)
      const told = leads.told + responses.told + payloads
      erased.set(email, { leads: leads.count, responses: responses.count, told })
    }
    return erased
  })
}

/**
 * Erases again whom the list names and the database does not, because it was restored from an
 * older state. What came in after the erasure stays. Returns how many people were told to it,
 * and how many rows they had.
 */
export async function eraseAgain(session: Session, list: ErasedList): Promise<ErasedAgain> {
  const missing = missingErasures(await readKnownErasures(session), list)
  let rowCount = 0
  if (missing.size === 0) return { people: 0, rows: 0 }
  for (const from of [LEADS, RESPONSES]) {
    for await (const rows of readRows(session, from)) {
      const erased = rows.filter((row) => {
        const erasure = missing.get(list.hashOf(textOf(row['email'])))
        return erasure && dateOf(row['created_at']) <= erasure.erasedAt
      })
      if (erased.length > 0) {
        const gone = await session.transaction((sql) => deleteRows(sql, from, erased.map(keyOf)))
        rowCount += gone.count
      }
    }
  }
  // Last, so that a run that is cut short is done again.
  await session.transaction(async (sql) => {
    for (const erasure of missing.values()) await markErased(sql, erasure)
  })
  return { people: missing.size, rows: rowCount }
}

/** When the newest row of each email came, by the clock of that time. */
export async function readNewestTimes(
  sql: Sql,
  emails: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const listed = placesOf(emails)
  const rows = await sql.query(
    `SELECT email, CAST(max(created_at) AS text) AS at FROM (
       SELECT email, created_at FROM maturity_quiz_leads WHERE email IN (${listed})
       UNION ALL
       SELECT user_email, created_at FROM assessment_responses WHERE user_email IN (${listed})
     ) AS kept GROUP BY email`,
    emails,
  )
  return new Map(rows.map((row) => [textOf(row['email']), dateOf(row['at'])]))
}

/** Every row that has an email, in pages. */
async function* readRows(
  sql: Sql,
  { table, key, email }: typeof LEADS,
): AsyncGenerator<readonly SqlRow[]> {
  let last = 0
  for (;;) {
    const rows = await sql.query(
      `SELECT id, ${key} AS key, ${email} AS email, CAST(created_at AS text) AS created_at
       FROM ${table} WHERE id > $1 AND ${email} IS NOT NULL ORDER BY id LIMIT ${PAGE}`,
      [last],
    )
    yield rows
    const end = rows.at(-1)
    if (!end) return
    last = numberOf(end['id'])
  }
}

/** By email. */
async function findKeys(
  sql: Sql,
  { table, key, email }: typeof LEADS,
  emails: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await sql.query(
    `SELECT ${key} AS key, ${email} AS email FROM ${table} WHERE ${email} IN (${placesOf(emails)})`,
    emails,
  )
  const keys = new Map<string, string[]>()
  for (const row of rows) {
    const found = textOf(row['email'])
    keys.set(found, [...(keys.get(found) ?? []), keyOf(row)])
  }
  return keys
}

function keyOf(row: SqlRow): string {
  return textOf(row['key'])
}

/** With their deliveries, which come after their rows in every transaction that deletes both. */
async function deleteRows(
  sql: Sql,
  { table, key }: typeof LEADS,
  keys: readonly string[],
): Promise<{ count: number; told: number }> {
  let [count, told] = [0, 0]
  for (let start = 0; start < keys.length; start += PAGE) {
    const some = keys.slice(start, start + PAGE)
    const gone = await sql.query(
      `DELETE FROM ${table} WHERE ${key} IN (${placesOf(some)}) RETURNING id`,
      some,
    )
    count += gone.length
    told += await deleteDeliveries(sql, some)
  }
  return { count, told }
}

/** Waiting events of these emails, by email: those that have no row are found in no other way. */
async function findPayloads(sql: Sql, emails: ReadonlySet<string>): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  let last = ''
  for (;;) {
    const rows = await sql.query(
      `SELECT id, payload FROM assessment_deliveries
       WHERE next_attempt_at IS NOT NULL AND id > $1 ORDER BY id LIMIT ${PAGE}`,
      [last],
    )
    for (const row of rows) {
      last = textOf(row['id'])
      const email = emailOfPayload(textOf(row['payload']))
      if (email !== undefined && emails.has(email)) {
        found.set(email, [...(found.get(email) ?? []), last])
      }
    }
    if (rows.length < PAGE) return found
  }
}

function emailOfPayload(payload: string): string | undefined {
  const event: unknown = JSON.parse(payload)
  const data = isRecord(event) && isRecord(event['data']) ? event['data'] : {}
  const email = data['email'] ?? data['user_email']
  return typeof email === 'string' ? email : undefined
}

/** How many of them had been sent at least once. */
async function deletePayloads(sql: Sql, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const gone = await sql.query(
    `DELETE FROM assessment_deliveries WHERE id IN (${placesOf(ids)}) RETURNING attempts`,
    ids,
  )
  return gone.filter((row) => numberOf(row['attempts']) > 0).length
}

/** Values that stand beside the emails in their rows and in no other row. */
export async function readHashes(sql: Sql, emails: readonly string[]): Promise<string[]> {
  const listed = placesOf(emails)
  const rows = await sql.query(
    `SELECT body_hash FROM (
       SELECT body_hash FROM maturity_quiz_leads WHERE email IN (${listed})
       UNION SELECT body_hash FROM assessment_responses WHERE user_email IN (${listed})
     ) AS hashes LIMIT ${MOST_TRACES * emails.length}`,
    emails,
  )
  return rows.map((row) => textOf(row['body_hash']))
}
