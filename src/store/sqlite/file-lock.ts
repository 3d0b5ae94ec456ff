import { existsSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

import { createFile, removeDatabase, restoringOf } from './database-file.ts'
import { isLocked, noLocalDisk, startErrorOf } from './errors.ts'

export type Lock = { close(): void }

/** SQLite's own locks on an empty file, which end with the process, however it ends. */
const LOCKS = {
  server: 'BEGIN IMMEDIATE',
  command: 'BEGIN; SELECT 1 FROM sqlite_schema',
  alone: 'BEGIN EXCLUSIVE',
} as const

/** Longer than a restore of some hundred thousand rows. */
const RESTORE_MS = 30_000

/** Two servers cannot use one database file; commands may, beside a server. */
export function lockForServer(path: string): Lock {
  const lock = takeLock(path, 'server')
  if (!lock) throw usedByServer(path)
  removeDatabase(restoringOf(path))
  return lock
}

/** For commands and the desk: while they have the file open, it is neither replaced nor moved. */
export function lockForCommand(path: string): Lock {
  // After a restore they go on with its rows; after a move they would change what nobody uses anymore.
  const lock = takeLock(path, 'command', existsSync(restoringOf(path)) ? RESTORE_MS : 0)
  if (lock) return lock
  throw new Error(`${path} is being restored or moved: do this again when that is done`)
}

/** For a restore or a move: what others change meanwhile would be lost. */
export function lockAlone(path: string): Lock {
  const lock = takeLock(path, 'alone')
  if (lock) {
    removeDatabase(restoringOf(path))
    return lock
  }
  const beside = takeLock(path, 'server')
  if (!beside) throw usedByServer(path)
  beside.close()
  throw openElsewhere(path)
}

export function openElsewhere(path: string): Error {
  return new Error(`Another program has ${path} open: stop the desk, then do this again`)
}

function usedByServer(path: string): Error {
  return new Error(
    `Another server uses the database file ${path}: stop it first, or name another file`,
  )
}

/** `undefined` if others have locks that exclude this one. */
function takeLock(path: string, kind: keyof typeof LOCKS, waitMs = 0): Lock | undefined {
  const lock = tryLock(`${path}.lock`, kind, waitMs)
  if (!lock && !canLock(path)) throw new Error(noLocalDisk(path))
  return lock
}

/** Where a disk has no locks, taking one fails as if somebody else had it. Nobody has this one alone. */
function canLock(path: string): boolean {
  const file = `${path}.lock-test`
  const lock = tryLock(file, 'command')
  lock?.close()
  rmSync(file, { force: true })
  return lock !== undefined
}

function tryLock(file: string, kind: keyof typeof LOCKS, waitMs = 0): Lock | undefined {
  createFile(file)
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(file, { timeout: waitMs })
    lock.exec(LOCKS[kind])
    return lock
  } catch (error) {
    lock?.close()
    if (isLocked(error)) return undefined
    throw startErrorOf(error, file)
  }
}
