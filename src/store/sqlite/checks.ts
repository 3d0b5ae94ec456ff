import type { DatabaseSync } from 'node:sqlite'

import { columnOf, readPragma } from './statements.ts'

const SYNCHRONOUS_FULL = 2
/** Checking this much takes about a quarter of a second. */
const MAX_CHECKED_BYTES = 100_000_000

/** For each connection that writes. */
export function setUp(db: DatabaseSync): void {
  checkVersion(String(columnOf(db.prepare('SELECT sqlite_version()'))[0]))
  db.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA wal_autocheckpoint = 3000;
    PRAGMA journal_size_limit = 67108864;
    PRAGMA cache_size = -16000;
    PRAGMA secure_delete = ON;
    PRAGMA foreign_keys = ON;
    PRAGMA trusted_schema = OFF`)
}

/** Call it after a write; before that, a wrong `synchronous` can still read as FULL. */
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

/** Never repairs anything: damage stays as evidence, beside the backup. */
export function checkIntegrity(db: DatabaseSync, mostBytes = MAX_CHECKED_BYTES): void {
  const bytes = Number(readPragma(db, 'page_count')) * Number(readPragma(db, 'page_size'))
  if (bytes > mostBytes || readPragma(db, 'quick_check(1)') === 'ok') return
  throw new Error(
    'The database file is damaged: keep a copy of it with its -wal file and restore a backup',
  )
}

/**
 * SQLite 3.7.0 to 3.51.2 can corrupt a WAL file if two connections write and checkpoint at the same instant.
 *
 * @internal Tests try it with other versions.
 */
export function checkVersion(version: string): void {
  if (version.localeCompare('3.51.3', 'en', { numeric: true }) >= 0) return
  throw new Error(
    `SQLite ${version} has a defect that can corrupt the database: use an official Node.js 24.15 or newer`,
  )
}
