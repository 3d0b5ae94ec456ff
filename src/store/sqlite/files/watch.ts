// SQLite alone: PostgreSQL makes its own checkpoints and says in its log what went wrong.
import { statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'

import { StoreUnavailableError } from '../../store.ts'
import type { MapErrors } from '../sql.ts'

export type WatchOptions = {
  everyMs?: number
  /** A larger log is not emptied any more: something is wrong. */
  mostLogBytes?: number
}

const EVERY_MS = 5000
/** After so long without a commit nobody waits for a checkpoint. */
const QUIET_MS = 500
/** While commits never stop, a checkpoint is made this often all the same. */
const BUSY_EVERY_MS = 60_000
const MOST_LOG_BYTES = 256 * 1024 * 1024

/**
 * Looks after a database file that is in use. SQLite makes checkpoints by itself but swallows their
 * errors: a disk that fails below the file, and not below its log, would never be noticed. A checkpoint
 * and the commit after it are four flushes in a row, so it is made while nobody commits.
 * `mapErrors` ends the service when the disk fails; `broken` makes the error that does so.
 */
export function watchFile(
  path: string,
  db: DatabaseSync,
  mapErrors: MapErrors,
  broken: (sentence: string) => Error,
  { everyMs = EVERY_MS, mostLogBytes = MOST_LOG_BYTES }: WatchOptions,
) {
  const { ino } = statSync(path)
  let committedAt = -Infinity
  let checkpointAt = performance.now()
  const timer = setInterval(runChecks, everyMs)
  timer.unref()

  function runChecks(): void {
    try {
      checkpointWhenQuiet()
      checkPlace()
    } catch {
      // A fatal error was reported by then. A file that is in use is looked at again later.
    }
  }

  function checkpointWhenQuiet(): void {
    const now = performance.now()
    if (now - committedAt < QUIET_MS && now - checkpointAt < BUSY_EVERY_MS) return
    checkpointAt = now
    mapErrors(() => db.exec('PRAGMA wal_checkpoint(PASSIVE)'))
  }

  function noteCommit(): void {
    committedAt = performance.now()
  }

  function checkPlace(): void {
    if (statSync(path, { throwIfNoEntry: false })?.ino === ino) return
    throw broken('The database file was moved or replaced while the server ran')
  }

  /** Behind a program that reads and never ends, the log grows until the disk is full. */
  function checkLog(): void {
    const bytes = statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0
    if (bytes <= mostLogBytes) return
    throw new StoreUnavailableError('The write-ahead log cannot be emptied')
  }

  return { noteCommit, checkPlace, checkLog, stop: () => clearInterval(timer) }
}
