// Only for SQLite: PostgreSQL is restored by its own pg_restore.
import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { deleteMarkedRows } from '../erase.ts'
import { syncFile, syncFolder } from '../files.ts'
import type { AllCounts } from '../erase.ts'
import { checkedCountsOf, countsOf, NAME, withReader } from './backup.ts'
import { setUp } from './checks.ts'
import { asideOf, filesAside, removeDatabase, restoringOf } from './database-file.ts'
import { lockAlone, openElsewhere } from './file-lock.ts'
import { existingFile, mapErrorsOn } from './owner-store.ts'
import { applySchema } from './schema.ts'
import { addFunctions, sqliteSession } from './sql.ts'
import { columnOf, rowsOf } from './statements.ts'

/** Erased rows that another file knows of; `undefined`: it cannot be read. */
type MarksOf = { file: string; marks: number | undefined }

export type Restored = AllCounts & {
  /** Rows erased since that were still in the backup. */
  erasedAgain: AllCounts
  /** Marks that the backup did not have, by the file that had them. */
  marks: readonly MarksOf[]
  /** Whether the present database or a newer backup says who was erased since the backup. */
  isErasureKnown: boolean
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
    const restored = await makeReady(fresh, backup, path)
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
): Promise<Omit<Restored, 'keptAs'>> {
  const mapErrors = mapErrorsOn(backup)
  const db = mapErrors(() => new DatabaseSync(fresh))
  try {
    const marks = mapErrors(() => {
      checkedCountsOf(db, backup)
      setUp(db)
      applySchema(db)
      addFunctions(db)
      return joinMarks(db, backup, path)
    })
    const erasedAgain = await sqliteSession(db, mapErrors, 0).transaction(deleteMarkedRows)
    const counts = countsOf(db)
    mapErrors(() => db.exec('PRAGMA wal_checkpoint(TRUNCATE)'))
    return { ...counts, erasedAgain, ...marks }
  } finally {
    db.close()
  }
}

/** Adds the marks of the present database, and of the other backups beside this one. */
function joinMarks(
  db: DatabaseSync,
  backup: string,
  path: string,
): Pick<Restored, 'marks' | 'isErasureKnown'> {
  const folder = dirname(resolve(backup))
  const others = readdirSync(folder)
    .filter((name) => name.endsWith('.sqlite') && name !== basename(backup))
    .map((name) => join(folder, name))
  // Those that earlier restores put aside are of the present.
  const present = [...(existsSync(path) ? [path] : []), ...filesAside(path)]
  const insert = db.prepare(
    `INSERT INTO assessment_erased (table_name, row_key, erased_at) VALUES (?, ?, ?)
     ON CONFLICT (table_name, row_key) DO NOTHING`,
  )
  let isErasureKnown = false
  const marks = [...new Set([...present, ...others])].flatMap((file) => {
    const rows = readMarks(file, storeIdOf(db))
    if (rows === undefined) return { file, marks: undefined }
    if (!rows.isSame) return []
    if (file === path ? rows.isKnown : isNewer(file, backup)) isErasureKnown = true
    const added = rows.marks.map((row) => insert.run(...row).changes)
    return { file, marks: added.filter((changes) => changes === 1).length }
  })
  db.prepare('UPDATE assessment_store SET is_erasure_known = ?').run(Number(isErasureKnown))
  return { marks, isErasureKnown }
}

function storeIdOf(db: DatabaseSync): string {
  return String(columnOf(db.prepare('SELECT store_id FROM assessment_store'))[0])
}

/** `undefined` if they cannot be read. */
function readMarks(
  file: string,
  storeId: string,
): { isSame: boolean; isKnown: boolean; marks: string[][] } | undefined {
  try {
    return withReader(file, file, (db) => {
      const statement = db.prepare('SELECT table_name, row_key, erased_at FROM assessment_erased')
      statement.setReturnArrays(true)
      const [isKnown] = columnOf(db.prepare('SELECT is_erasure_known FROM assessment_store'))
      return {
        isSame: storeIdOf(db) === storeId,
        isKnown: isKnown === 1,
        marks: rowsOf<string[]>(statement),
      }
    })
  } catch {
    return undefined
  }
}

/** By the names that `backUp` gives: the time of a file is that of its last copy. */
function isNewer(file: string, backup: string): boolean {
  const [one, other] = [basename(file), basename(backup)]
  return NAME.test(one) && NAME.test(other) && one > other
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
