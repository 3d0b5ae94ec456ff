// SQLite alone: the server's role in PostgreSQL may read no email, so the owner erases again by hand.
import { realpathSync } from 'node:fs'

import { eraseAgain } from '../../owner/erasure.ts'
import type { ErasedAgain } from '../../owner/erasure.ts'
import { compareErasures } from '../../owner/known-erasures.ts'
import type { KnownErasures } from '../../owner/known-erasures.ts'
import type { Session } from '../../sql/sql.ts'
import { mapErrorsOn, openReader, writeIntoFile } from '../connections.ts'
import { sqliteSession } from '../sql.ts'

/** Where the erased emails of a database file are listed unless the owner says otherwise. */
export function erasedListBeside(path: string): string {
  return `${path}.erased`
}

/** What the list of erased emails and the file know of each other. */
export async function compareErasuresOfFile(
  path: string,
  erasedFile: string,
): Promise<KnownErasures> {
  const mapErrors = mapErrorsOn(path)
  const reader = mapErrors(() => openReader(path))
  try {
    return await compareErasures(sqliteSession(reader, mapErrors), erasedFile)
  } finally {
    reader.close()
  }
}

/**
 * Erases again everyone on the list whom the file does not know to be erased, because it was put
 * back. Returns what the owner must know when the list cannot tell.
 */
export async function eraseAgainInFile(
  file: string,
  listFile?: string,
): Promise<string | undefined> {
  const path = realpathSync(file)
  const known = await compareErasuresOfFile(path, listFile ?? erasedListBeside(path))
  if (known.missing.length > 0) {
    await writeIntoFile(path, (writer) => eraseAgainAndRewrite(writer, known))
  }
  return known.problem && `${known.problem}: who was erased since cannot be known`
}

/** Of those who were erased again no byte stays. */
export async function eraseAgainAndRewrite(
  session: Session,
  known: KnownErasures,
): Promise<ErasedAgain> {
  const erased = await eraseAgain(session, known)
  if (erased.people > 0) await session.query('VACUUM')
  return erased
}
