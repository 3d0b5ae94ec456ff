// No twin: PostgreSQL is restored by its own pg_restore.
import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  chmodSync,
} from 'node:fs'
import { dirname, resolve } from 'node:path'

import Database from 'better-sqlite3'

import { syncFolder } from '../owner/erased-list.ts'
import { migrateSqlite } from './migrate.ts'
import type { RowCounts } from '../store.ts'
import { setUp } from './checks.ts'
import { attemptOn, openReader } from './connections.ts'
import { lockDatabaseFile } from './files.ts'
import { eraseAgainInFile, erasedListOf } from './owner-store.ts'
import { checkFile, countFile } from './verify.ts'

export type Restored = RowCounts & {
  /** People of the list of erased emails whom the backup still knew or may have known. */
  erasedAgain: number
  /** Where the database that was there before is now. */
  keptAs: string | undefined
}

/**
 * Puts a backup in the place of the database, of which the server must not run. All is done on a
 * copy beside it, which takes its place in one step; what was there is kept under another name.
 */
export async function restore(backup: string, databaseFile: string, now: Date): Promise<Restored> {
  checkBackup(backup)
  const path = existsSync(databaseFile) ? realpathSync(databaseFile) : resolve(databaseFile)
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const lock = lockDatabaseFile(path)
  const fresh = `${path}.restoring`
  try {
    removeDatabase(fresh)
    const { erasedAgain, ...counts } = await prepare(backup, fresh, path)
    const keptAs = putAside(path, now)
    renameSync(fresh, path)
    syncFolder(dirname(path))
    return { ...counts, erasedAgain, keptAs }
  } finally {
    removeDatabase(fresh)
    lock.close()
  }
}

function checkBackup(backup: string): void {
  if (!existsSync(backup)) throw new Error(`There is no file ${backup}`)
  if ((statSync(`${backup}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0) {
    throw new Error(
      `${backup} is a database in use, with a log beside it: ` +
        'restore a file that was made by owner backup',
    )
  }
  const problem = checkFile(backup).find(({ answer }) => answer === 'wrong')
  if (problem) throw new Error(`${backup} cannot be restored. ${problem.sentence}`)
}

/** The backup as a database of this version, on stable storage, with the erasures made since. */
async function prepare(backup: string, fresh: string, path: string) {
  copyFileSync(backup, fresh, constants.COPYFILE_EXCL)
  chmodSync(fresh, 0o600)
  const attempt = attemptOn(fresh)
  const db = attempt(() => new Database(fresh))
  try {
    attempt(() => {
      setUp(db)
      migrateSqlite(db)
    })
  } finally {
    db.close()
  }
  const erasedAgain = await eraseAgainInFile(fresh, erasedListOf(path))
  const reader = openReader(fresh)
  try {
    return { ...countFile(reader), erasedAgain }
  } finally {
    reader.close()
    for (const suffix of ['-wal', '-shm']) rmSync(fresh + suffix, { force: true })
  }
}

/** Its log first goes into the file; of a file too damaged for that, the log is kept beside it. */
function putAside(path: string, now: Date): string | undefined {
  if (!existsSync(path)) return undefined
  try {
    const db = new Database(path)
    db.pragma('wal_checkpoint(TRUNCATE)')
    db.close()
  } catch {
    // Damaged: it is kept as it is.
  }
  const aside = `${path}.before-${now.toISOString().replaceAll(/[-:.]/g, '')}`
  linkSync(path, aside)
  for (const suffix of ['-wal', '-shm']) {
    if (existsSync(path + suffix)) renameSync(path + suffix, aside + suffix)
  }
  return aside
}

function removeDatabase(path: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true })
}
