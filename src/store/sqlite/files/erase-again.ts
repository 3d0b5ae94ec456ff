// No twin: the server's role in PostgreSQL may read no email, the owner erases again by hand.
import { realpathSync } from 'node:fs'

import { readErasedList } from '../../owner/erased-list.ts'
import type { ErasedList } from '../../owner/erased-list.ts'
import { eraseAgain } from '../../owner/erasure.ts'
import type { ErasedAgain } from '../../owner/erasure.ts'
import {
  missingErasures,
  readKnownErasures,
  readUnlisted,
  unlistedSentence,
} from '../../owner/known-erasures.ts'
import type { Session } from '../../sql/sql.ts'
import { attemptOn, openReader, writeIntoFile } from '../connections.ts'
import { sqliteSession } from '../sql.ts'

/** Where the erased emails of a database file are listed unless the owner says otherwise. */
export function erasedListBeside(path: string): string {
  return `${path}.erased`
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
  const erasedFile = listFile ?? erasedListBeside(path)
  const list = readErasedList(erasedFile)
  const attempt = attemptOn(path)
  const reader = attempt(() => openReader(path))
  try {
    const session = sqliteSession(reader, attempt)
    const unlisted = await readUnlisted(session, list)
    const known = await readKnownErasures(session)
    if (list && missingErasures(known, list).size > 0) {
      await writeIntoFile(path, (writer) => eraseAgainAndRewrite(writer, list))
    }
    if (unlisted.length === 0) return undefined
    return `${unlistedSentence(unlisted, list, erasedFile)}: who was erased since cannot be known`
  } finally {
    reader.close()
  }
}

/** Of those who were erased again no byte stays. */
export async function eraseAgainAndRewrite(
  session: Session,
  list: ErasedList,
): Promise<ErasedAgain> {
  const erased = await eraseAgain(session, list)
  if (erased.people > 0) await session.query('VACUUM')
  return erased
}
