import { DatabaseSync } from 'node:sqlite'

import { createStore } from '../create-store.ts'
import { migrateSqlite, SQLITE_MIGRATIONS } from './migrate.ts'
import { checkIntegrity, checkModes, checkTables, checkVersion, setUp } from './checks.ts'
import { sqliteCodeOf, sqliteFailureOf, startErrorOf } from './errors.ts'
import { createDatabaseFile, lockDatabaseFile } from './files/files.ts'
import { sqliteSession } from './sql.ts'
import { columnOf } from './statements.ts'
import { StoreUnavailableError } from '../store.ts'
import type { Store, StoreOptions } from '../store.ts'
import { watchFile } from './files/watch.ts'
import type { WatchOptions } from './files/watch.ts'

/** Waiting for a lock holds up the whole event loop. */
const BUSY_TIMEOUT_MS = 250

const BEAT = "UPDATE assessment_heartbeat SET beat_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')"

/**
 * The embedded store in `file`, on a local disk, for one server. Throws one sentence that says
 * what to do when the file, its schema or SQLite itself is not fit to keep rows.
 */
export function openSqliteStore(
  file: string,
  options: StoreOptions = {},
  watching: WatchOptions = {},
): Store {
  const path = createDatabaseFile(file)
  const lock = lockDatabaseFile(path)
  let db: DatabaseSync | undefined
  try {
    db = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS })
    makeReady(db, options.onMigration)
    return storeOn(path, db, lock, options, watching)
  } catch (error) {
    db?.close()
    lock.close()
    throw startErrorOf(error, path)
  }
}

function makeReady(db: DatabaseSync, onMigration: StoreOptions['onMigration']): void {
  checkVersion(String(columnOf(db.prepare('SELECT sqlite_version()'))[0]))
  setUp(db)
  checkIntegrity(db)
  migrateSqlite(db, SQLITE_MIGRATIONS, onMigration)
  checkTables(db)
  db.exec(BEAT)
  checkModes(db)
}

function storeOn(
  path: string,
  db: DatabaseSync,
  lock: { close(): void },
  options: StoreOptions,
  watching: WatchOptions,
): Store {
  let isBroken = false

  const watch = watchFile(path, db, mapErrors, broken, watching)
  const session = sqliteSession(db, mapErrors, watch.noteCommit)

  function mapErrors<Value>(work: () => Value): Value {
    if (isBroken || !db.isOpen) throw new StoreUnavailableError('The store is closed')
    try {
      return work()
    } catch (error) {
      if (error instanceof StoreUnavailableError) throw error
      const failure = sqliteFailureOf(error)
      const code = sqliteCodeOf(error)
      if (failure === 'row') throw new Error(`The database refused a row (${code})`)
      if (failure === 'busy') throw new StoreUnavailableError(`The file takes no row now (${code})`)
      throw broken(`The database file failed (${code})`)
    }
  }

  /** Retrying on a failed disk can turn a lost write into a kept promise; a new process cannot. */
  function broken(sentence: string): StoreUnavailableError {
    if (!isBroken) setImmediate(() => options.onFatal?.(new Error(sentence)))
    isBroken = true
    return new StoreUnavailableError(sentence)
  }

  async function checkWritable(): Promise<void> {
    await session.query(BEAT)
    watch.checkPlace()
    watch.checkLog()
  }

  async function release(): Promise<void> {
    watch.stop()
    try {
      db.close()
    } catch (error) {
      if (!isBroken) throw error
    } finally {
      lock.close()
    }
  }

  return createStore(session, options, { checkWritable, release, pauseShare: 0.2 })
}
