import { readErasedList } from './erased-list.ts'
import type { ErasedList, Erasure } from './erased-list.ts'
import { dateOf, textOf } from '../sql/sql.ts'
import type { Sql } from '../sql/sql.ts'

/** The list of erased emails beside what the database knows of erasures. */
export type KnownErasures = {
  list: ErasedList | undefined
  /** Those that the list names and the database, in an older state, does not know. */
  missing: readonly Erasure[]
  /**
   * Hashes that the database knows and the list does not: the list is older than the database or
   * belongs to another one, and cannot say who must be erased again.
   */
  unlisted: readonly string[]
  /** Says so; undefined when the list holds all that the database knows. */
  problem: string | undefined
}

/** `file`: where the list is looked for. */
export async function compareErasures(sql: Sql, file: string): Promise<KnownErasures> {
  const list = readErasedList(file)
  const listed = new Map<string, Erasure>()
  for (const erasure of list?.erasures ?? []) {
    const { emailHash, erasedAt } = erasure
    if (erasedAt > (listed.get(emailHash)?.erasedAt ?? 0)) listed.set(emailHash, erasure)
  }
  const known = await readMarks(sql)
  const unlisted = [...known.keys()].filter((hash) => !listed.has(hash))
  return {
    list,
    missing: [...listed.values()].filter(
      ({ emailHash, erasedAt }) => erasedAt > (known.get(emailHash) ?? 0),
    ),
    unlisted,
    problem: unlisted.length > 0 ? sentenceAbout(unlisted.length, file, list) : undefined,
  }
}

function sentenceAbout(count: number, file: string, list: ErasedList | undefined): string {
  const erasures = count === 1 ? '1 erasure' : `${count} erasures`
  return list
    ? `The database knows of ${erasures} that the list ${file} does not hold`
    : `The database knows of ${erasures}, but there is no list of erased emails at ${file}`
}

/** When the email of a hash was erased. */
async function readMarks(sql: Sql): Promise<ReadonlyMap<string, Date>> {
  const rows = await sql.query(
    'SELECT email_hash, CAST(erased_at AS text) AS erased_at FROM assessment_erased_emails',
  )
  return new Map(rows.map((row) => [textOf(row['email_hash']), dateOf(row['erased_at'])]))
}

/** Of two erasures of one email the later one counts, whichever ends last. */
export async function markErased(sql: Sql, erasures: readonly Erasure[]): Promise<void> {
  for (const { emailHash, erasedAt } of erasures) {
    await sql.query(
      `INSERT INTO assessment_erased_emails AS known (email_hash, erased_at) VALUES ($1, $2)
       ON CONFLICT (email_hash) DO UPDATE SET erased_at = excluded.erased_at
       WHERE known.erased_at < excluded.erased_at`,
      [emailHash, erasedAt.toISOString()],
    )
  }
}

/** For a list that is lost: its hashes mean nothing without its key. */
export async function forgetErasures(sql: Sql, hashes: readonly string[]): Promise<void> {
  for (const hash of hashes) {
    await sql.query('DELETE FROM assessment_erased_emails WHERE email_hash = $1', [hash])
  }
}
