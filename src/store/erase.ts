import type { RowCounts } from '../contract/desk/api.ts'
import type { OwnerStore } from './owner-store.ts'
import { canonicalEmail } from './canonical-email.ts'
import { addAction } from './desk-actions.ts'
import { numberOf, textOf } from './sql/sql.ts'
import type { RowTable, Session, Sql } from './sql/sql.ts'
import { erasureMarkOf, LEAD_TABLE, RESPONSE_TABLE } from './stored-row.ts'
import { keepTeamMarks, TEAM_TABLE } from './team-answers.ts'

/** Of all: nothing says whose answers those of a team are. */
export type AllCounts = RowCounts & { teamAnswers: number }

export const NO_ROWS: AllCounts = { leads: 0, responses: 0, teamAnswers: 0 }

export function isNothing({ leads, responses, teamAnswers }: AllCounts): boolean {
  return leads + responses + teamAnswers === 0
}

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
 * Deletes every row of an email, and marks their keys in the same transaction, so that neither a browser
 * nor a restored backup brings them back. What a restore put aside is marked, too, in case somebody goes back to it.
 */
export async function eraseEmail(
  store: Pick<OwnerStore, keyof Session | 'rowsAside'>,
  typed: string,
  now: Date,
  by?: string,
): Promise<RowCounts> {
  const email = canonicalEmail(typed)
  const aside = store.rowsAside(email).flatMap(({ rows }) => rows ?? [])
  return store.transaction(async (sql) => {
    await sql.query(sql.dialect.startErasure)
    for (const { table, keys } of aside) await markKeys(sql, table, keys, now)
    const erased = { leads: 0, responses: 0 }
    let isDone = false
    // Rows that arrive meanwhile are found the next time.
    while (!isDone) {
      const leads = await deleteOf(sql, LEAD_TABLE, email, now)
      const responses = await deleteOf(sql, RESPONSE_TABLE, email, now)
      erased.leads += leads
      erased.responses += responses
      isDone = leads + responses === 0
    }
    if (by !== undefined && erased.leads + erased.responses > 0) {
      await addAction(sql, { at: now.toISOString(), who: by, action: 'erase', count: 1 })
    }
    return erased
  })
}

/** Deletes the rows that are marked, as after a restore. */
export async function eraseMarked(session: Session): Promise<AllCounts> {
  return session.transaction(deleteMarkedRows)
}

export async function deleteMarkedRows(sql: Sql): Promise<AllCounts> {
  await keepTeamMarks(sql, `SELECT ${sql.dialect.sha256(TEAM_TABLE.key)} FROM ${TEAM_TABLE.name}`)
  return {
    leads: await deleteMarked(sql, LEAD_TABLE),
    responses: await deleteMarked(sql, RESPONSE_TABLE),
    teamAnswers: await deleteMarked(sql, TEAM_TABLE),
  }
}

async function deleteOf(sql: Sql, table: RowTable, email: string, now: Date): Promise<number> {
  const keys = await deleteRows(sql, table, `${table.email} = $1`, email)
  if (keys.length > 0) await markKeys(sql, table, keys, now)
  return keys.length
}

async function markKeys(sql: Sql, { name }: RowTable, keys: readonly string[], now: Date) {
  await sql.query(
    `INSERT INTO assessment_erased (table_name, row_key, erased_at)
     SELECT '${name}', value, $2 FROM ${sql.dialect.inputValues} WHERE true
     ON CONFLICT (table_name, row_key) DO NOTHING`,
    [JSON.stringify(keys.map(erasureMarkOf)), now.toISOString()],
  )
}

async function deleteMarked(sql: Sql, table: Pick<RowTable, 'name' | 'key'>): Promise<number> {
  const marks = `SELECT row_key FROM assessment_erased WHERE table_name = '${table.name}'`
  const keys = await deleteRows(sql, table, `${sql.dialect.sha256(table.key)} IN (${marks})`)
  return keys.length
}

/** Deletes the rows of a condition with their events, and returns their keys. */
export async function deleteRows(
  sql: Sql,
  { name, key }: Pick<RowTable, 'name' | 'key'>,
  where: string,
  ...values: readonly string[]
): Promise<string[]> {
  const deleted = await sql.query(
    `DELETE FROM ${name} WHERE ${where} RETURNING ${key} AS key`,
    values,
  )
  const keys = deleted.map((row) => textOf(row['key']))
  if (keys.length > 0) {
    await sql.query(
      `DELETE FROM assessment_deliveries
       WHERE row_key IN (SELECT value FROM ${sql.dialect.inputValues})`,
      [JSON.stringify(keys)],
    )
  }
  return keys
}
