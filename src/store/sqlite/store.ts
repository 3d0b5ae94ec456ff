import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

import { createStore } from '../store.ts'
import { StoreUnavailableError } from '../errors.ts'
import type { Store, StoreOptions } from '../store.ts'
import { checkIntegrity, checkModes, setUp } from './checks.ts'
import { sqliteCodeOf, sqliteFailureOf, startErrorOf } from './errors.ts'
import { createDatabaseFile, keepPrivate } from './database-file.ts'
import { lockForServer } from './file-lock.ts'
import { teamMarksAside } from './rows-aside.ts'
import { applySchema, checkOrigin } from './schema.ts'
import { sqliteSession } from './sql.ts'

/** How long a task waits for the lock of another program; below the 2.5 s of a request. */
const BUSY_MS = 2000
/** At the start, waiting for a lock may block the process. */
const START_TIMEOUT_MS = 2000

/** Twice a minute, so that a copy of the file alone lacks a minute at most. */
const WRITE_BACK_EVERY_MS = 30_000
const WRITE_LOG_BACK = 'PRAGMA wal_checkpoint(TRUNCATE)'

const TOUCH_HEARTBEAT =
  "UPDATE assessment_store SET beat_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')"

/**
 * The embedded store in `file`, on a local disk, for one server. Throws one sentence that says what to do
 * if the file, its schema or SQLite itself is unsuitable.
 */
export function openSqliteStore(file: string, options: StoreOptions = {}): Store {
  const path = createDatabaseFile(file)
  const lock = lockForServer(path)
  let db: DatabaseSync | undefined
  try {
    db = new DatabaseSync(path, { timeout: START_TIMEOUT_MS })
    checkOrigin(db)
    setUp(db)
    checkIntegrity(db)
    applySchema(db)
    db.exec(TOUCH_HEARTBEAT)
    checkModes(db)
    db.exec(WRITE_LOG_BACK)
    keepPrivate(path)
    db.exec('PRAGMA busy_timeout = 0')
    return storeOn(db, path, lock, options)
  } catch (error) {
    db?.close()
    lock.close()
    throw startErrorOf(error, path)
  }
}

function storeOn(
  db: DatabaseSync,
  path: string,
  lock: { close(): void },
  options: StoreOptions,
): Store {
  let isBroken = false
  const session = sqliteSession(db, mapErrors, BUSY_MS)
  const writingBack = setInterval(writeLogBack, WRITE_BACK_EVERY_MS).unref()

  /** While another program reads the log it stays as it is, until the next time. */
  function writeLogBack(): void {
    const bytes = statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0
    // What fails here has told `onFatal`, or fails the next row.
    if (bytes > 0) session.query(WRITE_LOG_BACK).catch(() => {})
  }

  function mapErrors<Value>(work: () => Value): Value {
    if (isBroken || !db.isOpen) throw new StoreUnavailableError('The store is closed')
    try {
      return work()
    } catch (error) {
      if (error instanceof StoreUnavailableError) throw error
      const failure = sqliteFailureOf(error)
      const code = sqliteCodeOf(error)
      if (failure === 'row') throw new Error(`The database refused a row (${code})`)
      if (failure === 'busy')
        throw new StoreUnavailableError(`The file accepts no rows right now (${code})`)
      throw broken(`The database file failed (${code})`)
    }
  }

  /** Retrying on a failed disk could report a lost write as saved; a new process cannot. */
  function broken(sentence: string): StoreUnavailableError {
    if (!isBroken) setImmediate(() => options.onFatal?.(new Error(sentence)))
    isBroken = true
    return new StoreUnavailableError(sentence)
  }

  async function release(): Promise<void> {
    clearInterval(writingBack)
    try {
      db.close()
    } catch (error) {
      if (!isBroken) throw error
    } finally {
      lock.close()
    }
  }

  return createStore(session, options, {
    checkWritable: () => session.query(TOUCH_HEARTBEAT),
    release,
    teamMarksAside: () => teamMarksAside(path),
    pauseShare: 0.2,
  })
}
