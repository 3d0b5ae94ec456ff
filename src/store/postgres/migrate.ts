import { join } from 'node:path'
import type { ClientBase } from 'pg'

import {
  checksumOf,
  createMigrationNotice,
  nextMigration,
  readMigrations,
  SELECT_APPLIED,
} from '../migrations/migrations.ts'
import type { AppliedMigration, Migration } from '../migrations/migrations.ts'

export const POSTGRES_MIGRATIONS: readonly Migration[] = readMigrations(
  join(import.meta.dirname, 'migrations'),
)

/** Any number that every server on the database agrees on. */
const ADVISORY_LOCK = 4_715_001_842
const LOCK_WAIT = '60s'

/**
 * Each migration is one transaction under an advisory lock: a second starter waits, then finds
 * nothing left to do. A database that is up to date is only read, which needs no DDL rights.
 */
export async function migratePostgres(
  client: ClientBase,
  known: readonly Migration[] = POSTGRES_MIGRATIONS,
  tell: (sentence: string) => void = () => {},
): Promise<void> {
  const noteBegin = createMigrationNotice(known, tell)
  while (nextMigration(known, await readApplied(client))) await applyNext(client, known, noteBegin)
}

async function applyNext(
  client: ClientBase,
  known: readonly Migration[],
  noteBegin: (next: Migration, applied: number) => void,
): Promise<void> {
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
    const applied = await readApplied(client)
    const next = nextMigration(known, applied)
    if (next) {
      noteBegin(next, applied.length)
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
