import type { ErasedList, Erasure } from './erased-list.ts'
import { dateOf, textOf } from '../sql/sql.ts'
import type { Sql } from '../sql/sql.ts'

/** What the database knows of erasures: when the email of a hash was erased. */
export async function readKnownErasures(sql: Sql): Promise<ReadonlyMap<string, Date>> {
  const rows = await sql.query(
    'SELECT email_hash, CAST(erased_at AS text) AS erased_at FROM assessment_erased_emails',
  )
  return new Map(rows.map((row) => [textOf(row['email_hash']), dateOf(row['erased_at'])]))
}

/** What the list names and the database, in an older state, does not know; by the hash. */
export function missingErasures(
  known: ReadonlyMap<string, Date>,
  list: ErasedList,
): ReadonlyMap<string, Erasure> {
  const missing = list.erasures.filter(({ emailHash, erasedAt }) => {
    const knownAt = known.get(emailHash)
    return !knownAt || knownAt < erasedAt
  })
  return new Map(missing.map((erasure) => [erasure.emailHash, erasure]))
}

/**
 * The hashes that the database knows and the list does not. A list that has some of these is older
 * than the database or belongs to another one; it cannot say who must be erased again.
 */
export async function readUnlisted(sql: Sql, list: ErasedList | undefined): Promise<string[]> {
  const listed = new Set(list?.erasures.map(({ emailHash }) => emailHash))
  const known = await readKnownErasures(sql)
  return [...known.keys()].filter((hash) => !listed.has(hash))
}

/** `file`: where the list was looked for. */
export function unlistedSentence(
  unlisted: readonly string[],
  list: ErasedList | undefined,
  file: string,
): string {
  const erasures = unlisted.length === 1 ? '1 erasure' : `${unlisted.length} erasures`
  return list
    ? `The database knows of ${erasures} that the list ${file} does not hold`
    : `The database knows of ${erasures}, but there is no list of erased emails at ${file}`
}

export async function markErased(sql: Sql, { emailHash, erasedAt }: Erasure): Promise<void> {
  await sql.query(
    `INSERT INTO assessment_erased_emails (email_hash, erased_at) VALUES ($1, $2)
     ON CONFLICT (email_hash) DO UPDATE SET erased_at = excluded.erased_at`,
    [emailHash, erasedAt.toISOString()],
  )
}

/** For a list that is lost: its hashes mean nothing without its key. */
export async function forgetErasures(sql: Sql, hashes: readonly string[]): Promise<void> {
  for (const hash of hashes) {
    await sql.query('DELETE FROM assessment_erased_emails WHERE email_hash = $1', [hash])
  }
}
