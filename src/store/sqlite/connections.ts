import { existsSync, realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

import { createOneByOne } from './one-by-one.ts'
import { refuseForeignFolder } from '../owner/foreign-folder.ts'
import { CACHE_KIB, setUp } from './checks.ts'
import { ownerErrorOf } from './errors.ts'
import { readPragma } from './statements.ts'
import { sqliteSession } from './sql.ts'
import type { MapErrors } from './sql.ts'
import type { Session } from '../sql/sql.ts'

/** The owner's tool may wait for the server; the server never waits that long for the tool. */
const BUSY_TIMEOUT_MS = 2000
const CHECKPOINT_TIMEOUT_MS = 100
const CHECKPOINT_TRIES = 10

/** Of this process. It stands still while SQLite waits for a lock, so nothing in it could release the lock. */
const writersInTurn = createOneByOne()

type Work<Value> = (session: Session) => Promise<Value>

/** What the driver throws becomes one sentence. */
export function mapErrorsOn(path: string): MapErrors {
  return (work) => {
    try {
      return work()
    } catch (error) {
      throw ownerErrorOf(error, path)
    }
  }
}

/** The real path of a database that is there. */
export function existingFile(file: string): string {
  if (existsSync(file)) {
    const path = realpathSync(file)
    refuseForeignFolder(dirname(path))
    return path
  }
  throw new Error(
    `There is no database at ${file}: start the server once, or set DATABASE_URL to its address`,
  )
}

export function openReader(path: string): DatabaseSync {
  const db = new DatabaseSync(path, { readOnly: true, timeout: BUSY_TIMEOUT_MS })
  // In memory, temporary tables would grow with the rows; their file has no name once it is open.
  db.exec(`PRAGMA temp_store = FILE; PRAGMA cache_size = -${CACHE_KIB}`)
  return db
}

/** One short connection beside the server's own; what it wrote is durable when it resolves. */
export function writeTo<Value>(path: string, work: Work<Value>): Promise<Value> {
  return withWriter(path, work, async () => {})
}

/** As `writeTo`, and the log holds nothing any more when it resolves: all rows are in the file. */
export function writeIntoFile<Value>(path: string, work: Work<Value>): Promise<Value> {
  return withWriter(path, work, emptyLog)
}

async function withWriter<Value>(
  path: string,
  work: Work<Value>,
  afterwards: (db: DatabaseSync, mapErrors: MapErrors) => Promise<void>,
): Promise<Value> {
  const mapErrors = mapErrorsOn(path)
  const db = mapErrors(() => new DatabaseSync(existing(path), { timeout: BUSY_TIMEOUT_MS }))
  try {
    mapErrors(() => setUp(db))
    const value = await work(sqliteSession(db, mapErrors, undefined, writersInTurn))
    await afterwards(db, mapErrors)
    return value
  } finally {
    db.close()
  }
}

/** SQLite would make a file that is gone. */
function existing(path: string): URL {
  const url = pathToFileURL(path)
  url.search = 'mode=rw'
  return url
}

/** Moves all rows out of the write-ahead log, in tries too short for the server to notice. */
async function emptyLog(db: DatabaseSync, mapErrors: MapErrors): Promise<void> {
  mapErrors(() => db.exec('PRAGMA wal_checkpoint(PASSIVE)'))
  mapErrors(() => db.exec(`PRAGMA busy_timeout = ${CHECKPOINT_TIMEOUT_MS}`))
  for (let tries = 0; tries < CHECKPOINT_TRIES; tries += 1) {
    const isBusy = mapErrors(() => readPragma(db, 'wal_checkpoint(TRUNCATE)'))
    if (isBusy === 0) return
    await sleep(CHECKPOINT_TIMEOUT_MS)
  }
  throw new Error(
    'The rows are changed, but another program reads the database and keeps its log in use: ' +
      'end that program, then run the same command again',
  )
}
