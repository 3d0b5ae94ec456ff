import { appendToErasedList, readErasedList } from './erased-list.ts'
import type { ErasedList } from './erased-list.ts'
import { existsSync } from 'node:fs'
import { canonicalEmail } from './canonical-email.ts'
import { addAction } from './desk-actions.ts'
import { numberOf, textOf } from './sql/sql.ts'
import type { Session, Sql } from './sql/sql.ts'
import type { RowCounts } from './store.ts'

type Eraser = { now: Date; by: string | undefined }

/** The most keys that one statement deletes. */
const BATCH = 5000

const LEADS_OF = 'SELECT idempotency_key FROM maturity_quiz_leads WHERE email = $1'
const RESPONSES_OF = 'SELECT session_id FROM assessment_responses WHERE user_email = $1'

export async function countOf(sql: Sql, typed: string): Promise<RowCounts> {
  const email = canonicalEmail(typed)
  const [row] = await sql.query(
    `SELECT (SELECT count(*) FROM maturity_quiz_leads WHERE email = $1) AS leads,
       (SELECT count(*) FROM assessment_responses WHERE user_email = $1) AS responses`,
    [email],
  )
  return { leads: numberOf(row?.['leads']), responses: numberOf(row?.['responses']) }
}

/**
 * Deletes every row of an email. The keys are listed before the rows are deleted: if anything fails in
 * between, the next start of the server finishes the erasure.
 */
export async function eraseEmail(
  session: Session,
  listFile: string,
  typed: string,
  { now, by }: Eraser,
): Promise<RowCounts & { notes: readonly string[] }> {
  const email = canonicalEmail(typed)
  return session.transaction(async (sql) => {
    const { storeId, erased } = await lockStore(sql)
    const leads = await keysOf(sql, LEADS_OF, email)
    const responses = await keysOf(sql, RESPONSES_OF, email)
    const keys = [...leads, ...responses]
    if (keys.length === 0) return { leads: 0, responses: 0, notes: [] }
    const notes = notesOn(listFile, storeId, erased)
    const listed = appendToErasedList(listFile, storeId, keys)
    await sql.query(
      `DELETE FROM assessment_deliveries WHERE row_key IN (${LEADS_OF} UNION ALL ${RESPONSES_OF})`,
      [email],
    )
    await sql.query('DELETE FROM maturity_quiz_leads WHERE email = $1', [email])
    await sql.query('DELETE FROM assessment_responses WHERE user_email = $1', [email])
    await sql.query('UPDATE assessment_store SET erased = $1 WHERE id = 1', [listed])
    if (by !== undefined) {
      await addAction(sql, { at: now.toISOString(), who: by, action: 'erase', count: 1 })
    }
    return { leads: leads.length, responses: responses.length, notes }
  })
}

/** Deletes the rows that the list names, in small transactions. After a restore there may be some. */
export async function eraseListed(session: Session, list: ErasedList): Promise<RowCounts> {
  let [leads, responses] = [0, 0]
  for (let start = 0; start < list.keys.length; start += BATCH) {
    const keys = JSON.stringify(list.keys.slice(start, start + BATCH).map((key) => ({ key })))
    await session.transaction(async (sql) => {
      const listed = `(SELECT key FROM ${sql.dialect.inputRows({ key: 'text' })})`
      const deleteRows = (table: string, key: string) =>
        sql.query(`DELETE FROM ${table} WHERE ${key} IN ${listed} RETURNING id`, [keys])
      await deleteRows('assessment_deliveries', 'row_key')
      leads += (await deleteRows('maturity_quiz_leads', 'idempotency_key')).length
      responses += (await deleteRows('assessment_responses', 'session_id')).length
    })
  }
  return { leads, responses }
}

/** The list of this database, or a sentence if it is incomplete; neither if no one was ever erased. */
export async function findErasedList(
  sql: Sql,
  listFile: string,
): Promise<{ list?: ErasedList; problem?: string }> {
  const { storeId, erased } = await readStore(sql)
  const list = readErasedList(listFile)
  const problem = problemOf(list, listFile, storeId, erased)
  if (problem !== undefined) return { problem }
  return list ? { list } : {}
}

/** Of two simultaneous erasures, the second one waits. */
async function lockStore(sql: Sql): Promise<{ storeId: string; erased: number }> {
  await sql.query('UPDATE assessment_store SET erased = erased WHERE id = 1')
  return readStore(sql)
}

async function readStore(sql: Sql): Promise<{ storeId: string; erased: number }> {
  const [row] = await sql.query('SELECT store_id, erased FROM assessment_store WHERE id = 1')
  return { storeId: textOf(row?.['store_id']), erased: numberOf(row?.['erased']) }
}

async function keysOf(sql: Sql, select: string, email: string): Promise<string[]> {
  return (await sql.query(select, [email])).map((row) => textOf(Object.values(row)[0]))
}

/** An incomplete list does not block an erasure; the note says what it means. */
function notesOn(listFile: string, storeId: string, erased: number): string[] {
  const list = readErasedList(listFile)
  if (list && list.storeId !== storeId) throw new Error(otherStore(listFile))
  const problem = problemOf(list, listFile, storeId, erased)
  if (problem === undefined) return []
  return [`${problem}. Until then a restored backup brings earlier erased people back`]
}

function problemOf(
  list: ErasedList | undefined,
  listFile: string,
  storeId: string,
  erased: number,
): string | undefined {
  if (list && list.storeId !== storeId) return otherStore(listFile)
  const lines = list?.keys.length ?? 0
  if (lines >= erased) return undefined
  return existsSync(listFile)
    ? `The list of erased rows ${listFile} has ${lines} of ${erased} lines: put back the whole list`
    : `The list of erased rows ${listFile} is missing: put it back, or set ERASED_FILE to where it is`
}

function otherStore(listFile: string): string {
  return `${listFile} is the list of another database: set ERASED_FILE to the list of this one`
}
