// Only for SQLite: PostgreSQL is restored by its own pg_restore.
import { chmodSync, copyFileSync, existsSync, linkSync, mkdirSync, renameSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { deleteMarkedRows } from '../erase.ts'
import { syncFile, syncFolder } from '../files.ts'
import type { AllCounts } from '../erase.ts'
import { checkedCountsOf, countsOf } from './backup.ts'
import { setUp } from './checks.ts'
import { asideOf, removeDatabase, restoringOf } from './database-file.ts'
import { lockAlone, openElsewhere } from './file-lock.ts'
import { joinMarks } from './join-marks.ts'
import type { JoinedMarks } from './join-marks.ts'
import { existingFile, mapErrorsOn } from './owner-store.ts'
import { applySchema } from './schema.ts'
import { addFunctions, sqliteSession } from './sql.ts'

export type Restored = AllCounts &
  JoinedMarks & {
    /** Rows erased since that were still in the backup. */
    erasedAgain: AllCounts
    /** The path of the previous database. */
    keptAs: string | undefined
  }

/**
 * Replaces the database with a backup while no server runs. All work is done on a copy, and the previous
 * database is kept under another name. Rows stay erased whose marks are in the backup, in the previous
 * database, or in another backup in the same folder.
 */
export async function restore(backup: string, databaseFile: string, now: Date): Promise<Restored> {
  if (!existsSync(backup)) throw new Error(`There is no file ${backup}`)
  const path = existsSync(databaseFile) ? existingFile(databaseFile) : resolve(databaseFile)
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const lock = lockAlone(path)
  const fresh = restoringOf(path)
  try {
    copyWithLog(backup, fresh)
    const restored = await makeReady(fresh, backup, path, now)
    syncFile(fresh)
    const keptAs = keepAside(path, now)
    renameSync(fresh, path)
    syncFolder(dirname(path))
    return { ...restored, keptAs }
  } finally {
    removeDatabase(fresh)
    lock.close()
  }
}

/** Rows that are only in the log belong to the database. */
function copyWithLog(from: string, to: string): void {
  for (const suffix of ['', '-wal']) {
    if (!existsSync(from + suffix)) continue
    copyFileSync(from + suffix, to + suffix)
    chmodSync(to + suffix, 0o600)
  }
}

/** Checks the copy, brings it to the current schema, and deletes the rows of everyone erased since. */
async function makeReady(
  fresh: string,
  backup: string,
  path: string,
  now: Date,
): Promise<Omit<Restored, 'keptAs'>> {
  const mapErrors = mapErrorsOn(backup)
  const db = mapErrors(() => new DatabaseSync(fresh))
  try {
    const marks = mapErrors(() => {
      checkedCountsOf(db, backup)
      setUp(db)
      applySchema(db)
      addFunctions(db)
      return joinMarks(db, backup, path, now)
    })
    const erasedAgain = await sqliteSession(db, mapErrors, 0).transaction(deleteMarkedRows)
    const counts = countsOf(db)
    mapErrors(() => db.exec('PRAGMA wal_checkpoint(TRUNCATE)'))
    return { ...counts, erasedAgain, ...marks }
  } finally {
    db.close()
  }
}

/**
 * Gives the present database a second name, so that there is a database under the first one at every
 * moment. Its log is written into it first; if it is too damaged for that, the log stays beside it.
 */
function keepAside(path: string, now: Date): string | undefined {
  if (!existsSync(path)) return undefined
  let isDamaged = true
  try {
    const db = new DatabaseSync(path, { timeout: 5000 })
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    db.close()
    isDamaged = false
  } catch {
    // Kept unchanged.
  }
  // The last program that closes a database takes its log away.
  if (!isDamaged && existsSync(`${path}-wal`)) {
    throw openElsewhere(path)
  }
  const aside = asideOf(path, now)
  for (const suffix of ['-wal', '-shm']) {
    if (existsSync(path + suffix)) renameSync(path + suffix, aside + suffix)
  }
  linkSync(path, aside)
  return aside
}
