// Only for SQLite: PostgreSQL is backed up by its own pg_dump.
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { findErasedList, eraseListed } from '../erase.ts'
import { copyErasedList } from '../erased-list.ts'
import { syncFile, syncFolder } from '../files.ts'
import type { RowCounts } from '../store.ts'
import { setUp } from './checks.ts'
import { lockDatabaseFile } from './database-file.ts'
import { erasedListBeside, existingFile, mapErrorsOn, rewriteFile } from './owner-store.ts'
import { applySchema, checkOrigin } from './schema.ts'
import { sqliteSession } from './sql.ts'
import { readPragma, rowsOf } from './statements.ts'

export type Backup = RowCounts & { file: string; bytes: number; deleted: number }

export type Restored = RowCounts & {
  /** Erased people who were still in the backup. */
  erasedAgain: RowCounts
  /** The path of the previous database. */
  keptAs: string | undefined
}

const NAME = /^assessment-\d{8}T\d{6}Z\.sqlite$/
const LIST_NAME = 'erased'
const NO_ROWS: RowCounts = { leads: 0, responses: 0 }

/**
 * Writes a consistent, checked copy of the database while the server runs; it has its name only once it is
 * on stable storage. The newest `keep` backups in `folder` stay, whatever their age. The list of erased rows
 * is copied as well.
 */
export function backUp(
  databaseFile: string,
  folder: string,
  now: Date,
  { keep, erasedFile }: { keep: number; erasedFile?: string | undefined },
): Backup {
  const path = existingFile(databaseFile)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const stamp = now.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')
  const file = join(folder, `assessment-${stamp}.sqlite`)
  if (existsSync(file)) {
    throw new Error(`${file} already exists: wait a second, then run the same command again`)
  }
  const partial = `${file}.partial`
  try {
    copyWhole(path, partial)
    const counts = checkCopy(partial)
    syncFile(partial)
    renameSync(partial, file)
    syncFolder(folder)
    const list = erasedFile ?? erasedListBeside(path)
    if (existsSync(list)) copyErasedList(list, join(folder, LIST_NAME))
    return { ...counts, file, bytes: statSync(file).size, deleted: deleteAllBut(folder, keep) }
  } finally {
    for (const suffix of ['', '-journal']) rmSync(partial + suffix, { force: true })
  }
}

/** The latest complete backup, of a database file or by pg_dump; none if the folder does not exist. */
export function newestBackup(
  folder: string,
): { at: string; file: string; bytes: number } | undefined {
  const names = existsSync(folder) ? readdirSync(folder) : []
  const [newest] = names
    .filter((name) => NAME.test(name) || name.endsWith('.dump'))
    .map((file) => ({ file, stats: statSync(join(folder, file)) }))
    .filter(({ stats }) => stats.size > 0)
    .toSorted((one, other) => other.stats.mtimeMs - one.stats.mtimeMs)
  if (!newest) return undefined
  const { file, stats } = newest
  return { at: stats.mtime.toISOString(), file, bytes: stats.size }
}

/**
 * Replaces the database with a backup while no server runs. All work is done on a copy, and the previous
 * database is kept under another name. People erased since the backup are erased again; without the list of
 * erased rows this needs `isListLost`.
 */
export async function restore(
  backup: string,
  databaseFile: string,
  now: Date,
  { erasedFile, isListLost = false }: { erasedFile?: string | undefined; isListLost?: boolean },
): Promise<Restored> {
  if (!existsSync(backup)) throw new Error(`There is no file ${backup}`)
  const path = existsSync(databaseFile) ? existingFile(databaseFile) : resolve(databaseFile)
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const lock = lockDatabaseFile(path)
  const fresh = `${path}.restoring`
  try {
    removeDatabase(fresh)
    copyFileSync(backup, fresh)
    chmodSync(fresh, 0o600)
    checkCopy(fresh, backup)
    const list = erasedFile ?? erasedListBeside(path)
    takeListBeside(backup, list)
    const erasedAgain = await makeReady(fresh, list, path, isListLost)
    const counts = countsOf(fresh)
    syncFile(fresh)
    const keptAs = putAside(path, now)
    renameSync(fresh, path)
    syncFolder(dirname(path))
    return { ...counts, erasedAgain, keptAs }
  } finally {
    removeDatabase(fresh)
    lock.close()
  }
}

/** VACUUM INTO reads one snapshot: it neither waits for writers nor restarts because of them. */
function copyWhole(path: string, partial: string): void {
  const mapErrors = mapErrorsOn(path)
  // Created here, so that only its owner can read it. SQLite accepts an empty file.
  closeSync(openSync(partial, 'wx', 0o600))
  const reader = mapErrors(() => new DatabaseSync(path, { readOnly: true, timeout: 2000 }))
  try {
    mapErrorsOn(partial)(() => reader.prepare('VACUUM INTO ?').run(partial))
  } finally {
    reader.close()
  }
}

/** Reads every page; throws a sentence about `name` if it is not an intact database of ours. */
function checkCopy(file: string, name = file): RowCounts {
  return withReader(file, name, (db) => {
    checkOrigin(db)
    if (readPragma(db, 'integrity_check(1)') !== 'ok') {
      throw new Error(`${name} is damaged: keep it and use another backup`)
    }
    return readCounts(db)
  })
}

function countsOf(file: string): RowCounts {
  return withReader(file, file, readCounts)
}

function withReader<Value>(file: string, name: string, read: (db: DatabaseSync) => Value): Value {
  const mapErrors = mapErrorsOn(name)
  const db = mapErrors(() => new DatabaseSync(file, { readOnly: true }))
  try {
    return mapErrors(() => read(db))
  } finally {
    db.close()
  }
}

function readCounts(db: DatabaseSync): RowCounts {
  const [counts] = rowsOf<RowCounts>(
    db.prepare(`SELECT (SELECT count(*) FROM maturity_quiz_leads) AS leads,
       (SELECT count(*) FROM assessment_responses) AS responses`),
  )
  return counts ?? NO_ROWS
}

function deleteAllBut(folder: string, keep: number): number {
  const old = readdirSync(folder)
    .filter((name) => NAME.test(name))
    .toSorted()
    .slice(0, -keep)
  for (const name of old) rmSync(join(folder, name))
  return old.length
}

/** On a new machine the list is only beside the backup. */
function takeListBeside(backup: string, list: string): void {
  const carried = join(dirname(backup), LIST_NAME)
  if (!existsSync(list) && existsSync(carried)) copyErasedList(carried, list)
}

/** Updates the copy to the current schema, and erases again everyone erased since. */
async function makeReady(
  fresh: string,
  listFile: string,
  path: string,
  isListLost: boolean,
): Promise<RowCounts> {
  const mapErrors = mapErrorsOn(fresh)
  const db = mapErrors(() => new DatabaseSync(fresh))
  try {
    mapErrors(() => {
      setUp(db)
      applySchema(db)
    })
    const session = sqliteSession(db, mapErrors, 0)
    const { list, problem } = await findErasedList(session, listFile)
    const lost = problem ?? (list ? undefined : problemOfPresent(path, listFile))
    if (lost !== undefined && !isListLost) {
      throw new Error(
        `${lost}. Without it people who were erased would come back; if it is lost, add --list-is-lost`,
      )
    }
    const erasedAgain = list ? await eraseListed(session, list) : NO_ROWS
    await rewriteFile(db, mapErrors)
    return erasedAgain
  } finally {
    db.close()
  }
}

/** The current database may record erasures that are newer than the backup. */
function problemOfPresent(path: string, listFile: string): string | undefined {
  try {
    const erased = withReader(path, path, (db) =>
      db.prepare('SELECT erased FROM assessment_store').get(),
    )
    return Number(erased?.['erased'] ?? 0) > 0
      ? `The list of erased rows ${listFile} is missing`
      : undefined
  } catch {
    // Missing or damaged, which is why it is replaced.
    return undefined
  }
}

/** Writes the log into the file first; if the file is too damaged for that, the log is kept beside it. */
function putAside(path: string, now: Date): string | undefined {
  if (!existsSync(path)) return undefined
  try {
    const db = new DatabaseSync(path, { timeout: 5000 })
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    db.close()
  } catch {
    // Damaged: kept unchanged.
  }
  const aside = `${path}.before-${now.toISOString().replaceAll(/[-:.]/g, '')}`
  for (const suffix of ['', '-wal', '-shm']) {
    if (existsSync(path + suffix)) renameSync(path + suffix, aside + suffix)
  }
  return aside
}

function removeDatabase(path: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true })
}
