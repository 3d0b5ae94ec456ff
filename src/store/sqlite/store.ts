import { DatabaseSync } from 'node:sqlite'

import { readPublishedEdition } from '../benchmark-edition.ts'
import { createGroupCommit } from '../commit/group-commit.ts'
import { migrateSqlite } from './migrate.ts'
import { createOutbox } from '../outbox.ts'
import { isClockAhead, purgeSome } from '../purge.ts'
import { checkIntegrity, checkModes, checkVersion, setUp } from './checks.ts'
import { sqliteCodeOf, sqliteFailureOf, startErrorOf } from './errors.ts'
import { createDatabaseFile, lockDatabaseFile } from './files/files.ts'
import { prepareKeepRows } from './rows.ts'
import type { Chore } from './rows.ts'
import { SQLITE_DIALECT, sqliteSession } from './sql.ts'
import { columnOf } from './statements.ts'
import { addMilestoneCounts } from '../milestone-counts.ts'
import type { Write } from '../sql/sql.ts'
import { StoreUnavailableError } from '../store.ts'
import type { Store, StoreOptions } from '../store.ts'
import { leadRowOf, responseRowOf } from '../stored-row.ts'
import type { StoredRow } from '../stored-row.ts'
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
    makeReady(db)
    return createStore(path, db, lock, options, watching)
  } catch (error) {
    db?.close()
    lock.close()
    throw startErrorOf(error, path)
  }
}

function makeReady(db: DatabaseSync): void {
  checkVersion(String(columnOf(db.prepare('SELECT sqlite_version()'))[0]))
  setUp(db)
  checkIntegrity(db)
  migrateSqlite(db)
  db.exec(BEAT)
  checkModes(db)
}

function createStore(
  path: string,
  db: DatabaseSync,
  lock: { close(): void },
  { onFatal, hasWebhook, ...limits }: StoreOptions,
  watching: WatchOptions,
): Store {
  let isBroken = false
  let closing: Promise<void> | undefined

  const keepRows = prepareKeepRows(db)
  const watch = watchFile(path, db, attempt, broken, watching)
  const queue = createGroupCommit<StoredRow | Chore>({
    ...limits,
    commit: (rows) => {
      const outcomes = attempt(() => keepRows(rows))
      watch.noteCommit()
      return outcomes
    },
  })

  const write: Write = async (statements) => {
    const chore: Chore = { kind: 'chore', statements, rows: [] }
    await queue.add(chore)
    return chore.rows
  }

  function attempt<Value>(work: () => Value): Value {
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
    if (!isBroken) setImmediate(() => onFatal?.(new Error(sentence)))
    isBroken = true
    return new StoreUnavailableError(sentence)
  }

  async function checkWritable(): Promise<void> {
    await write([[BEAT, []]])
    watch.checkPlace()
    watch.checkLog()
  }

  async function closeAll(): Promise<void> {
    await queue.close()
    watch.stop()
    try {
      db.close()
    } catch (error) {
      if (!isBroken) throw error
    } finally {
      lock.close()
    }
  }

  const session = sqliteSession(db, attempt)
  const toldAt = () => (hasWebhook ? new Date() : undefined)
  return {
    saveLead: (key, lead, quarantine, source) =>
      queue.add(leadRowOf(key, lead, source, quarantine, toldAt())),
    saveResponse: (response) => queue.add(responseRowOf(response, toldAt())),
    checkWritable,
    addMilestones: (counts) => addMilestoneCounts(write, counts),
    purgeSome: (before) => purgeSome(session, before),
    isClockAhead: (days, now) => isClockAhead(session, days, now),
    readBenchmark: () => readPublishedEdition(session),
    outbox: createOutbox(write, SQLITE_DIALECT),
    close: () => (closing ??= closeAll()),
  }
}
