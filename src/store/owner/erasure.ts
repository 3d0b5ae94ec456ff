import type { ErasedList, Erasure } from './erased-list.ts'
import { markErased, missingErasures, readKnownErasures } from './known-erasures.ts'
import { holds } from './mentions.ts'
import { deleteDeliveries } from '../purge.ts'
import type { RowCounts } from '../store.ts'
import { dateOf, numberOf, textOf } from '../sql/sql.ts'
import type { Session, Sql, SqlRow } from '../sql/sql.ts'

const PAGE = 1000
/** At most so many rows of an email are searched for traces. */
const MOST_TRACES = 10
const LEADS = { table: 'maturity_quiz_leads', key: 'idempotency_key', email: 'email' }
const RESPONSES = { table: 'assessment_responses', key: 'session_id', email: 'user_email' }

export type ErasedAgain = { people: number; rows: number }

type ErasedRows = RowCounts & {
  /** Events about them that went to the webhook at least once. */
  told: number
}

/**
 * Everything kept of `email` (lower case), and the mark that it was erased. To find the rows takes
 * a look at every one: that comes before the transaction, for which the server has to wait.
 */
export async function eraseRows(
  session: Session,
  email: string,
  erasure: Erasure,
): Promise<ErasedRows> {
  const leadKeys = await findKeys(session, LEADS, email)
  const responseKeys = await findKeys(session, RESPONSES, email)
  return session.transaction(async (sql) => {
    const leads = await deleteRows(sql, LEADS, leadKeys)
    const responses = await deleteRows(sql, RESPONSES, responseKeys)
    const told = leads.told + responses.told + (await deletePayloads(sql, email))
    await markErased(sql, erasure)
    return { leads: leads.count, responses: responses.count, told }
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

/** When the newest row of `email` came, by the clock of that time. */
export async function readNewestTime(sql: Sql, email: string): Promise<Date | undefined> {
  const [row] = await sql.query(
    `SELECT CAST(max(created_at) AS text) AS at FROM (
       SELECT created_at FROM maturity_quiz_leads WHERE email = $1
       UNION ALL SELECT created_at FROM assessment_responses WHERE user_email = $1
     ) AS rows`,
    [email],
  )
  return row?.['at'] == null ? undefined : dateOf(row['at'])
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

async function findKeys(
  sql: Sql,
  { table, key, email }: typeof LEADS,
  value: string,
): Promise<string[]> {
  const rows = await sql.query(`SELECT ${key} AS key FROM ${table} WHERE ${email} = $1`, [value])
  return rows.map(keyOf)
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
    const listed = some.map((_, index) => `$${index + 1}`).join()
    const gone = await sql.query(
      `DELETE FROM ${table} WHERE ${key} IN (${listed}) RETURNING id`,
      some,
    )
    count += gone.length
    told += await deleteDeliveries(sql, some)
  }
  return { count, told }
}

/** Waiting events of the email that have no row; returns how many had been sent at least once. */
async function deletePayloads(sql: Sql, email: string): Promise<number> {
  const gone = await sql.query(
    `DELETE FROM assessment_deliveries WHERE next_attempt_at IS NOT NULL
       AND (${holds('payload', '$1')} OR ${holds('payload', '$2')}) RETURNING attempts`,
    ['email', 'user_email'].map((name) => `"${name}":${JSON.stringify(email)}`),
  )
  return gone.filter((row) => numberOf(row['attempts']) > 0).length
}

/** Values that stand beside the email in its rows and in no other row. */
export async function readHashes(sql: Sql, email: string): Promise<string[]> {
  const rows = await sql.query(
    `SELECT body_hash FROM (
       SELECT body_hash FROM maturity_quiz_leads WHERE email = $1
       UNION SELECT body_hash FROM assessment_responses WHERE user_email = $1
     ) AS hashes LIMIT ${MOST_TRACES}`,
    [email],
  )
  return rows.map((row) => textOf(row['body_hash']))
}
