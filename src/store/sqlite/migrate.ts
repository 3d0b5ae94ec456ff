import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'

import {
  checksumOf,
  createMigrationNotice,
  nextMigration,
  readMigrations,
  SELECT_APPLIED,
} from '../migrations/migrations.ts'
import type { AppliedMigration, Migration } from '../migrations/migrations.ts'
import { columnOf, rowsOf, transact } from './statements.ts'

export const SQLITE_MIGRATIONS: readonly Migration[] = readMigrations(
  join(import.meta.dirname, 'migrations'),
)

/** Each migration is one transaction. The lock on the file keeps a second starter out. */
export function migrateSqlite(
  db: DatabaseSync,
  known: readonly Migration[] = SQLITE_MIGRATIONS,
  tell: (sentence: string) => void = () => {},
): void {
  const noteBegin = createMigrationNotice(known, tell)
  const step = () => {
    refuseForeignTables(db)
    db.exec(`
      CREATE TABLE IF NOT EXISTS assessment_migrations (
        name TEXT PRIMARY KEY,
        checksum TEXT NOT NULL,
        applied_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
      ) STRICT
    `)
    const applied = rowsOf<AppliedMigration>(db.prepare(SELECT_APPLIED))
    const next = nextMigration(known, applied)
    if (next) {
      noteBegin(next, applied.length)
      db.exec(next.sql)
      db.prepare('INSERT INTO assessment_migrations (name, checksum) VALUES (?, ?)').run(
        next.name,
        checksumOf(next),
      )
    }
    return next !== undefined
  }
  while (transact(db, step));
}

function refuseForeignTables(db: DatabaseSync): void {
  const names = columnOf(db.prepare('SELECT name FROM sqlite_schema'))
  if (names.length > 0 && !names.includes('assessment_migrations')) {
    throw new Error('The database file holds the tables of something else: choose another file')
  }
}
