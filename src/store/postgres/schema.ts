import type { ClientBase } from 'pg'

import { FIRST_VERSION, missingMigrations, migrationsOf } from '../migrations.ts'

const MIGRATIONS = migrationsOf('postgres')

/** An arbitrary number, the same on every server. */
const ADVISORY_LOCK = 4_715_001_842
const LOCK_WAIT = '60s'

/**
 * Runs the missing migrations in one transaction under a lock: a second server waits, then finds nothing to do.
 * An up-to-date database is only read, which needs no rights to change it.
 */
export async function applySchema(client: ClientBase): Promise<void> {
  if (missingMigrations(MIGRATIONS, await versionOf(client)).length === 0) return
  await client.query('BEGIN ISOLATION LEVEL READ COMMITTED')
  try {
    await client.query(`SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = '${LOCK_WAIT}'`)
    await client.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCK])
    await client.query('CREATE TABLE IF NOT EXISTS assessment_schema (version integer NOT NULL)')
    for (const { version, sql } of missingMigrations(MIGRATIONS, await versionOf(client))) {
      await client.query(sql)
      await client.query('DELETE FROM assessment_schema')
      await client.query('INSERT INTO assessment_schema (version) VALUES ($1)', [version])
    }
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}

/** For the owner's commands, which change no schema. */
export async function checkSchema(client: ClientBase): Promise<void> {
  if (missingMigrations(MIGRATIONS, await versionOf(client)).length === 0) return
  throw new Error('The database is not ready for this version: start the server once')
}

/** 0 for an empty database. Throws if it has tables of another program or an unreleased build. */
async function versionOf(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ schema: boolean; leads: boolean }>(
    `SELECT to_regclass('assessment_schema') IS NOT NULL AS schema,
       to_regclass('maturity_quiz_leads') IS NOT NULL AS leads`,
  )
  const versions = rows[0]?.schema
    ? await client.query<{ version: number }>('SELECT version FROM assessment_schema')
    : undefined
  const version = versions?.rows[0]?.version ?? 0
  if (!rows[0]?.leads || version >= FIRST_VERSION) return version
  throw new Error(
    'The database has tables of another program or of an unreleased build: name another database',
  )
}
