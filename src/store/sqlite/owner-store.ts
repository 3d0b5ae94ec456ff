import { realpathSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

import type { OwnerStore } from '../owner-store.ts'
import { setUp } from './checks.ts'
import { ownerErrorOf } from './errors.ts'
import { lockForCommand } from './file-lock.ts'
import { rowsAside } from './rows-aside.ts'
import { checkSchema } from './schema.ts'
import { addFunctions, sqliteSession } from './sql.ts'
import type { MapErrors } from './sql.ts'

/** A command may wait longer for a server than a server may wait for a command. */
const BUSY_MS = 10_000

/** The database of a server, which may be running. Throws one sentence if there is none. */
export async function openSqliteOwnerStore(file: string): Promise<OwnerStore> {
  const path = existingFile(file)
  const lock = lockForCommand(path)
  const mapErrors = mapErrorsOn(path)
  try {
    const db = mapErrors(() => openDatabase(path))
    const session = sqliteSession(db, mapErrors, BUSY_MS)
    return {
      ...session,
      rowsAside: (email) => rowsAside(path, email),
      async describe() {
        const bytes = [path, `${path}-wal`].reduce((sum, each) => sum + sizeOf(each), 0)
        return { engine: 'SQLite', bytes }
      },
      async close() {
        db.close()
        lock.close()
      },
    }
  } catch (error) {
    lock.close()
    throw error
  }
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

function openDatabase(path: string): DatabaseSync {
  const db = new DatabaseSync(path, { timeout: 2000 })
  try {
    checkSchema(db)
    setUp(db)
    addFunctions(db)
    // A list that is sorted reads most of the database.
    db.exec('PRAGMA busy_timeout = 0; PRAGMA cache_size = -64000')
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
