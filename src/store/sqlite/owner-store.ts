import { realpathSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

import { createOwnerStore } from '../create-owner-store.ts'
import type { OwnerStore } from '../owner-store.ts'
import { textOf } from '../sql/sql.ts'
import type { Session } from '../sql/sql.ts'
import { setUp } from './checks.ts'
import { ownerErrorOf } from './errors.ts'
import { checkSchema } from './schema.ts'
import { sqliteSession, whenFree } from './sql.ts'
import type { MapErrors } from './sql.ts'
import { readPragma } from './statements.ts'

/** A command may wait longer for a server than a server may wait for a command. */
const BUSY_MS = 10_000
const CHECKPOINT_TRIES = 50

/** The list of erased rows of a database file. */
export function erasedListBeside(path: string): string {
  return `${path}.erased`
}

/** The database of a server, which may be running. Throws one sentence if there is none. */
export async function openSqliteOwnerStore(file: string, erasedFile?: string): Promise<OwnerStore> {
  const path = existingFile(file)
  const { ino } = statSync(path)
  const { db, mapErrors } = openDatabase(path)

  /** Ids in another database would belong to other people. */
  function checkPlace(): void {
    if (statSync(path, { throwIfNoEntry: false })?.ino !== ino) throw new Error(REPLACED)
  }

  const session = checkedBefore(sqliteSession(db, mapErrors, BUSY_MS), checkPlace)
  return createOwnerStore({
    session,
    erasedFile: erasedFile ?? erasedListBeside(path),
    async forget() {
      await rewriteFile(db, mapErrors)
      return []
    },
    async describe() {
      const [row] = await session.query('SELECT sqlite_version() AS version')
      const bytes = [path, `${path}-wal`].reduce((sum, each) => sum + sizeOf(each), 0)
      return { engine: 'SQLite', version: textOf(row?.['version']), bytes }
    },
    close: async () => db.close(),
  })
}

/** The real path of an existing database. */
export function existingFile(file: string): string {
  try {
    return realpathSync(file)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EACCES') throw new Error(`This user may not read ${file}: use the server's user`)
    throw new Error(
      `There is no database at ${file}: start the server once, or set DATABASE_URL to its address`,
    )
  }
}

export function mapErrorsOn(path: string): MapErrors {
  return (work) => {
    try {
      return work()
    } catch (error) {
      throw ownerErrorOf(error, path)
    }
  }
}

/**
 * Moves all rows to new pages, then empties the log: a page that was split can keep bytes of an erased row,
 * which `secure_delete` does not reach. Meanwhile the server saves no rows.
 */
export async function rewriteFile(db: DatabaseSync, mapErrors: MapErrors): Promise<void> {
  await whenFree(BUSY_MS, mapErrors, () => db.exec('VACUUM'))
  for (let tries = 0; tries < CHECKPOINT_TRIES; tries += 1) {
    const isBusy = await whenFree(BUSY_MS, mapErrors, () =>
      readPragma(db, 'wal_checkpoint(TRUNCATE)'),
    )
    if (isBusy === 0) return
    await sleep(100)
  }
  throw new Error(
    'The rows are erased, but another program reads the database and keeps its log in use: ' +
      'end that program, then run owner erase --again',
  )
}

function openDatabase(path: string) {
  const mapErrors = mapErrorsOn(path)
  const db = mapErrors(() => new DatabaseSync(path, { timeout: 2000 }))
  try {
    mapErrors(() => {
      checkSchema(db)
      setUp(db)
      addFolding(db)
      db.exec('PRAGMA busy_timeout = 0')
    })
    return { db, mapErrors }
  } catch (error) {
    db.close()
    throw error
  }
}

/** As PostgreSQL's function of the same name: of equal case. */
function addFolding(db: DatabaseSync): void {
  db.function('assessment_folded', { deterministic: true }, (text) =>
    typeof text === 'string' ? text.toLowerCase() : null,
  )
}

function checkedBefore(session: Session, check: () => void): Session {
  return {
    ...session,
    async query(text, values) {
      check()
      return session.query(text, values)
    },
    async transaction(work) {
      check()
      return session.transaction(work)
    },
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

const REPLACED = 'The database file was replaced or moved since this began: start it again'
