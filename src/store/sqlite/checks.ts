import type { DatabaseSync } from 'node:sqlite'

import { ROW_TABLES } from '../stored-row.ts'
import { sqliteCodeOf } from './errors.ts'
import { columnOf, readPragma } from './statements.ts'

const SYNCHRONOUS_FULL = 2

/** SQLite's own 2 MB are soon less than the indexes that an insert looks into. */
export const CACHE_KIB = 16_000

/**
 * Each checkpoint keeps leads waiting for several flushes. Up to 4,062 pages, with the last commit of
 * perhaps 900, the index of the log never grows: a full disk would have no room for that.
 */
const CHECKPOINT_PAGES = 3000

/** Checking as much takes about a quarter of a second. */
const WHOLE_CHECK_BYTES = 100_000_000
const NEWEST_ROWS = 1000

/**
 * SQLite 3.7.0 to 3.51.2 can corrupt a WAL file when two connections write and checkpoint at the
 * same instant; 3.50.7 and 3.44.6 carry the correction too.
 */
function hasWalResetFix(version: string): boolean {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  if (major !== 3) return major > 3
  if (minor === 50) return patch >= 7
  if (minor === 44) return patch >= 6
  return minor > 51 || (minor === 51 && patch >= 3)
}

export function checkVersion(version: string): void {
  if (hasWalResetFix(version)) return
  throw new Error(
    `SQLite ${version} has a defect that can corrupt the database: use an official Node.js 24.15 or newer`,
  )
}

/** For the one connection that writes. */
export function setUp(db: DatabaseSync): void {
  db.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES};
    PRAGMA journal_size_limit = 67108864;
    PRAGMA cache_size = -${CACHE_KIB};
    PRAGMA secure_delete = ON;
    PRAGMA foreign_keys = ON;
    PRAGMA trusted_schema = OFF`)
}

/** To be called after a write: before it, a wrong `synchronous` can still read as FULL. */
export function checkModes(db: DatabaseSync): void {
  const journalMode = String(readPragma(db, 'journal_mode'))
  if (journalMode !== 'wal') {
    throw new Error(
      `The database file cannot use a write-ahead log (its journal mode is ${journalMode}): ` +
        'keep it on a local disk and end every other program that has it open',
    )
  }
  const synchronous = Number(readPragma(db, 'synchronous'))
  if (synchronous !== SYNCHRONOUS_FULL) {
    throw new Error(
      `The database would lose rows at a power cut (synchronous is ${synchronous}, not 2): ` +
        'use an official Node.js, which honors PRAGMA synchronous = FULL',
    )
  }
}

/** Throws when a table or a column that rows go into is not there. */
export function checkTables(db: DatabaseSync): void {
  for (const { name, key, columns } of ROW_TABLES) {
    db.prepare(`SELECT ${[key, 'body_hash', ...Object.keys(columns)].join()} FROM ${name}`)
  }
}

/**
 * Never repairs anything: what is damaged stays as evidence, beside the backup. Of a file larger
 * than `wholeBytes` only what was written last is read, for a start must not take minutes; damage
 * elsewhere ends the service when it is met, and the owner's tool looks for it.
 */
export function checkIntegrity(db: DatabaseSync, wholeBytes = WHOLE_CHECK_BYTES): void {
  const pages = Number(readPragma(db, 'page_count'))
  const pageBytes = Number(readPragma(db, 'page_size'))
  const isWhole =
    pages * pageBytes <= wholeBytes ? readPragma(db, 'quick_check(1)') === 'ok' : canReadNewest(db)
  if (isWhole) return
  throw new Error(
    'The database file is damaged: keep a copy of it with its -wal file and restore a backup',
  )
}

function canReadNewest(db: DatabaseSync): boolean {
  const tables = columnOf(db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'"))
  try {
    for (const table of tables) {
      db.prepare(`SELECT * FROM "${String(table)}" ORDER BY rowid DESC LIMIT ${NEWEST_ROWS}`).all()
    }
    return true
  } catch (error) {
    if (sqliteCodeOf(error).startsWith('SQLITE_CORRUPT')) return false
    throw error
  }
}
