// Only for SQLite: PostgreSQL is backed up by its own pg_dump.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import type { Stats } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { syncFile, syncFolder } from '../files.ts'
import { NO_ROWS } from '../erase.ts'
import type { AllCounts } from '../erase.ts'
import { createFile } from './database-file.ts'
import { lockForCommand } from './file-lock.ts'
import { existingFile, mapErrorsOn } from './owner-store.ts'
import { checkOrigin } from './schema.ts'
import { readFile } from './rows-aside.ts'
import { columnOf, readPragma, rowsOf } from './statements.ts'

export type Backup = AllCounts & { file: string; bytes: number; deleted: number }

/** `assessment-20261120T221328Z.sqlite` */
const NAME = /^assessment-(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)\.sqlite$/
const PARTIAL = /^assessment-\d{8}T\d{6}Z\.sqlite\.partial(-journal)?$/
const HOUR_MS = 3_600_000

/**
 * Writes a consistent, checked copy of the database while the server runs; it has its name only once it is
 * on stable storage. It and the newest others stay, `keep` in all, whatever their age.
 */
export function backUp(databaseFile: string, folder: string, now: Date, keep: number): Backup {
  const path = existingFile(databaseFile)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const stamp = now.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')
  const name = `assessment-${stamp}.sqlite`
  const file = join(folder, name)
  const partial = `${file}.partial`
  if (existsSync(file) || !createFile(partial)) {
    throw new Error(`${file} already exists: wait a second, then run the same command again`)
  }
  try {
    copyWhole(path, partial)
    const counts = readCounts(partial)
    syncFile(partial)
    renameSync(partial, file)
    syncFolder(folder)
    deleteUnfinished(folder)
    return {
      ...counts,
      file,
      bytes: statSync(file).size,
      deleted: deleteAllBut(folder, name, keep),
    }
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
    .toSorted((one, other) => timeOf(other) - timeOf(one))
  if (!newest) return undefined
  const { file, stats } = newest
  return { at: stats.mtime.toISOString(), file, bytes: stats.size }
}

/** One of the future was made by a clock that was ahead: it comes after all others. */
function timeOf({ stats: { mtimeMs } }: { stats: Stats }): number {
  return mtimeMs > Date.now() ? 0 : mtimeMs
}

/** By its name: the time of a file is that of its last copy. */
export function backupTimeOf(file: string): Date | undefined {
  const name = basename(file)
  return NAME.test(name) ? new Date(name.replace(NAME, '$1-$2-$3:$4:$5')) : undefined
}

/**
 * VACUUM INTO reads one snapshot: it neither waits for writers nor restarts because of them. It accepts an empty
 * file.
 */
function copyWhole(path: string, partial: string): void {
  const mapErrors = mapErrorsOn(path)
  const lock = lockForCommand(path)
  try {
    const reader = mapErrors(() => new DatabaseSync(path, { readOnly: true, timeout: 2000 }))
    try {
      mapErrorsOn(partial)(() => reader.prepare('VACUUM INTO ?').run(partial))
    } finally {
      reader.close()
    }
  } finally {
    lock.close()
  }
}

/** Reads every page; throws a sentence about `name` if it is not an intact database of ours. */
export function checkedCountsOf(db: DatabaseSync, name: string): AllCounts {
  checkOrigin(db)
  if (!db.prepare('SELECT 1 FROM sqlite_schema').get()) {
    throw new Error(
      `${name} has no tables: they are still in the file ${name}-wal of that server, so copy both, ` +
        'or make a backup with owner backup',
    )
  }
  if (readPragma(db, 'integrity_check(1)') !== 'ok') {
    throw new Error(`${name} is damaged: keep it and use another backup`)
  }
  return countsOf(db)
}

function readCounts(file: string): AllCounts {
  const mapErrors = mapErrorsOn(file)
  const db = mapErrors(() => new DatabaseSync(file, { readOnly: true }))
  try {
    return mapErrors(() => checkedCountsOf(db, file))
  } finally {
    db.close()
  }
}

export function countsOf(db: DatabaseSync): AllCounts {
  const [counts] = rowsOf<AllCounts>(
    db.prepare(`SELECT (SELECT count(*) FROM maturity_quiz_leads) AS leads,
       (SELECT count(*) FROM assessment_responses) AS responses,
       (SELECT count(*) FROM assessment_team_answers) AS teamAnswers`),
  )
  return counts ?? NO_ROWS
}

/** None in a file that cannot be read. */
function storeIdIn(file: string): string | undefined {
  return readFile(
    file,
    (db) => columnOf<string>(db.prepare('SELECT store_id FROM assessment_store'))[0],
  )
}

/** What backups left that were killed. */
function deleteUnfinished(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => PARTIAL.test(each))) {
    const { mtimeMs } = statSync(join(folder, name))
    if (Date.now() - mtimeMs > HOUR_MS) rmSync(join(folder, name), { force: true })
  }
}

/**
 * Those of another database stay. `name` is the newest: one with a later name was made by a clock that was ahead, and
 * goes first.
 */
function deleteAllBut(folder: string, name: string, keep: number): number {
  const own = storeIdIn(join(folder, name))
  const others = readdirSync(folder).filter(
    (each) => NAME.test(each) && each !== name && (storeIdIn(join(folder, each)) ?? own) === own,
  )
  const sorted = others.toSorted().toReversed()
  const isAhead = (each: string) => each > name
  const old = [...sorted.filter((each) => !isAhead(each)), ...sorted.filter(isAhead)].slice(
    keep - 1,
  )
  for (const each of old) rmSync(join(folder, each))
  return old.length
}
