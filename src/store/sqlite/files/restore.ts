// SQLite alone: PostgreSQL is restored by its own pg_restore.
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
import { DatabaseSync } from 'node:sqlite'

import {
  copyErasedList,
  isWithoutLinks,
  readErasedList,
  syncFolder,
} from '../../owner/erased-list.ts'
import type { ErasedAgain } from '../../owner/erasure.ts'
import { refuseForeignFolder } from '../../owner/foreign-folder.ts'
import { readPublishedAt } from '../../owner/benchmark.ts'
import { compareErasures, forgetErasures } from '../../owner/known-erasures.ts'
import { migrateSqlite } from '../migrate.ts'
import type { Restored, RestoreOptions } from '../../owner/owner-store.ts'
import type { RowCounts } from '../../store.ts'
import { setUp } from '../checks.ts'
import { erasedListIn } from './backup.ts'
import { mapErrorsOn, openReader, writeIntoFile } from '../connections.ts'
import { eraseAgainAndRewrite, erasedListBeside } from './erase-again.ts'
import { lockDatabaseFile, syncFile } from './files.ts'
import { sqliteSession } from '../sql.ts'
import { checkFile, countFile } from '../verify.ts'

/**
 * Replaces the database by a backup, while no server runs on it. All work is done on a copy beside it,
 * which replaces it in one step. The database that was there is kept under another name.
 */
export async function restore(
  backup: string,
  databaseFile: string,
  now: Date,
  options: RestoreOptions = {},
): Promise<Restored> {
  checkBackup(backup)
  const path = existsSync(databaseFile) ? realpathSync(databaseFile) : resolve(databaseFile)
  refuseForeignFolder(dirname(path))
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const lock = lockDatabaseFile(path)
  const fresh = `${path}.restoring`
  try {
    removeDatabase(fresh)
    const erasedFile = options.erasedFile ?? erasedListBeside(path)
    const wasThere = existsSync(erasedFile)
    gatherLists(backup, erasedFile)
    copy(backup, fresh)
    const erasedAgain = await forgetAgain(fresh, erasedFile, options.isListLost ?? false)
    const benchmarkOf = await readBenchmarkDay(fresh)
    const counts = countAndSync(fresh)
    const keptAs = putAside(path, now)
    renameSync(fresh, path)
    syncFolder(dirname(path))
    const isThere = existsSync(erasedFile)
    const list = wasThere ? 'there' : isThere ? 'from the backup' : 'missing'
    return { ...counts, erasedAgain, erasedFile, list, benchmarkOf, keptAs }
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

/** Puts all that the list beside the backup knows on the list of the database. */
function gatherLists(backup: string, erasedFile: string): void {
  const carried = readErasedList(erasedListIn(dirname(backup)))
  if (carried) copyErasedList(carried, erasedFile)
}

/** The backup as a database of this version. */
function copy(backup: string, fresh: string): void {
  copyFileSync(backup, fresh, constants.COPYFILE_EXCL)
  chmodSync(fresh, 0o600)
  const mapErrors = mapErrorsOn(fresh)
  const db = mapErrors(() => new DatabaseSync(fresh, { timeout: 5000 }))
  try {
    mapErrors(() => {
      setUp(db)
      migrateSqlite(db)
    })
  } finally {
    db.close()
  }
}

/** Erases again everyone who was erased since the backup. */
async function forgetAgain(
  fresh: string,
  erasedFile: string,
  isListLost: boolean,
): Promise<ErasedAgain> {
  return writeIntoFile(fresh, async (session) => {
    const known = await compareErasures(session, erasedFile)
    if (known.problem !== undefined && !isListLost) {
      throw new Error(
        `The backup cannot be restored. ${known.problem}, nor beside ` +
          'the backup: put the list there; if it is lost, add --list-is-lost',
      )
    }
    await forgetErasures(session, known.unlisted)
    return eraseAgainAndRewrite(session, known)
  })
}

async function readBenchmarkDay(fresh: string): Promise<Date | undefined> {
  const reader = openReader(fresh)
  try {
    return await readPublishedAt(sqliteSession(reader, mapErrorsOn(fresh)))
  } finally {
    reader.close()
  }
}

/** On stable storage, whatever mode the backup was in. */
function countAndSync(fresh: string): RowCounts {
  try {
    return countFile(fresh)
  } finally {
    for (const suffix of ['-wal', '-shm']) rmSync(fresh + suffix, { force: true })
    syncFile(fresh)
  }
}

/** Its log first goes into the file; of a file too damaged for that, the log is kept beside it. */
function putAside(path: string, now: Date): string | undefined {
  if (!existsSync(path)) return undefined
  try {
    const db = new DatabaseSync(path, { timeout: 5000 })
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    db.close()
  } catch {
    // Damaged: it is kept as it is.
  }
  const aside = `${path}.before-${now.toISOString().replaceAll(/[-:.]/g, '')}`
  keepUnder(aside, path)
  for (const suffix of ['-wal', '-shm']) {
    if (existsSync(path + suffix)) renameSync(path + suffix, aside + suffix)
  }
  return aside
}

/** The database keeps its own name all the while; without hard links that takes a copy. */
function keepUnder(aside: string, path: string): void {
  try {
    linkSync(path, aside)
  } catch (error) {
    if (!isWithoutLinks(error)) throw error
    copyFileSync(path, aside, constants.COPYFILE_EXCL)
    syncFile(aside)
  }
}

function removeDatabase(path: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true })
}
