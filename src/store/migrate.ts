import { createHash } from 'node:crypto'

import type { Database } from 'better-sqlite3'
import type { ClientBase } from 'pg'

import postgresInitial from './postgres/migrations/0001-initial.sql?raw'
import postgresOwner from './postgres/migrations/0002-owner.sql?raw'
import sqliteInitial from './sqlite/migrations/0001-initial.sql?raw'
import sqliteOwner from './sqlite/migrations/0002-owner.sql?raw'

/** Forward only: what has run is never edited; a change is the next file. */
export type Migration = { name: string; sql: string }
export type AppliedMigration = { name: string; checksum: string }

export const SQLITE_MIGRATIONS: readonly Migration[] = [
  { name: '0001-initial', sql: sqliteInitial },
  { name: '0002-owner', sql: sqliteOwner },
]
export const POSTGRES_MIGRATIONS: readonly Migration[] = [
  { name: '0001-initial', sql: postgresInitial },
  { name: '0002-owner', sql: postgresOwner },
]

const SELECT_APPLIED = 'SELECT name, checksum FROM assessment_migrations ORDER BY name'

/** Any number that every server on the database agrees on. */
const ADVISORY_LOCK = 4_715_001_842
const LOCK_WAIT = '60s'

/** The migration to run next, if any. Throws when the database is not a state of `known`. */
export function nextMigration(
  known: readonly Migration[],
  applied: readonly AppliedMigration[],
): Migration | undefined {
  applied.forEach(({ name, checksum }, index) => {
    const migration = known[index]
    if (migration?.name !== name) {
      throw new Error(
        `The database has the migration ${name}, which this version does not know: ` +
          'run the version that made it, or a newer one',
      )
    }
    if (checksumOf(migration) !== checksum) {
      throw new Error(
        `The migration ${name} is not the one that the database was made with: ` +
          'restore its file and put the change into a new migration',
      )
    }
  })
  return known[applied.length]
}

/** A checkout with Windows line ends is the same migration. */
export function checksumOf({ sql }: Migration): string {
  return createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')
}

/** Each migration is one transaction. The lock on the file keeps a second starter out. */
export function migrateSqlite(db: Database, known: readonly Migration[] = SQLITE_MIGRATIONS): void {
  const step = db.transaction(() => {
    refuseForeignTables(db)
    db.exec(`
      CREATE TABLE IF NOT EXISTS assessment_migrations (
        name TEXT PRIMARY KEY,
        checksum TEXT NOT NULL,
        applied_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
      ) STRICT
    `)
    const next = nextMigration(known, db.prepare<[], AppliedMigration>(SELECT_APPLIED).all())
    if (next) {
      db.exec(next.sql)
      db.prepare('INSERT INTO assessment_migrations (name, checksum) VALUES (?, ?)').run(
        next.name,
        checksumOf(next),
      )
    }
    return next !== undefined
  })
  while (step.immediate());
}

/**
 * Each migration is one transaction under an advisory lock: a second starter waits, then finds
 * nothing left to do. A database that is up to date is only read, which needs no DDL rights.
 */
export async function migratePostgres(
  client: ClientBase,
  known: readonly Migration[] = POSTGRES_MIGRATIONS,
): Promise<void> {
  while (nextMigration(known, await readApplied(client))) await applyNext(client, known)
}

async function applyNext(client: ClientBase, known: readonly Migration[]): Promise<void> {
  await client.query('BEGIN ISOLATION LEVEL READ COMMITTED')
  try {
    await client.query(`SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = '${LOCK_WAIT}'`)
    await client.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCK])
    await client.query(`
      CREATE TABLE IF NOT EXISTS assessment_migrations (
        name text PRIMARY KEY,
        checksum text NOT NULL,
        applied_at timestamptz NOT NULL DEFAULT now()
      )
    `)
    const next = nextMigration(known, await readApplied(client))
    if (next) {
      await client.query(next.sql)
      await client.query('INSERT INTO assessment_migrations (name, checksum) VALUES ($1, $2)', [
        next.name,
        checksumOf(next),
      ])
    }
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}

async function readApplied(client: ClientBase): Promise<AppliedMigration[]> {
  const { rows } = await client.query<{ exists: boolean }>(
    "SELECT to_regclass('assessment_migrations') IS NOT NULL AS exists",
  )
  if (!rows[0]?.exists) return []
  return (await client.query<AppliedMigration>(SELECT_APPLIED)).rows
}

function refuseForeignTables(db: Database): void {
  const names = db.prepare<[], string>('SELECT name FROM sqlite_schema').pluck().all()
  if (names.length > 0 && !names.includes('assessment_migrations')) {
    throw new Error('The database file holds the tables of something else: choose another file')
  }
}
