// Only for SQLite: PostgreSQL creates and locks its own files.
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, realpathSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { syncFolder } from '../files.ts'
import { isLocked, startErrorOf } from './errors.ts'

/** Creates the folder (0700) and an empty file if they are missing; returns the real path. */
export function createDatabaseFile(file: string): string {
  try {
    createFolder(dirname(resolve(file)))
    createFile(file)
    const path = realpathSync(file)
    keepPrivate(path)
    return path
  } catch (error) {
    throw new Error(
      `The database file ${file} cannot be made (${codeOf(error)}): ` +
        'name a folder that this user may write to',
    )
  }
}

/** Only its owner may read a database: SQLite gives the log the same rights. */
export function keepPrivate(path: string): void {
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    if (existsSync(file)) chmodSync(file, 0o600)
  }
}

/**
 * Locks `file`.lock until it is closed or this process ends in any way, so that two servers cannot use one
 * database file.
 */
export function lockDatabaseFile(file: string): { close(): void } {
  const lockFile = `${file}.lock`
  createFile(lockFile)
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(lockFile, { timeout: 0 })
    lock.exec('BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock?.close()
    if (!isLocked(error)) throw startErrorOf(error, lockFile)
    throw new Error(
      `Another server uses the database file ${file}: stop it first, or name another file`,
    )
  }
}

/**
 * Never opens an existing file, because closing it would drop the locks that this process has on it
 * (POSIX).
 */
function createFile(file: string): void {
  try {
    closeSync(openSync(file, 'ax', 0o600))
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
}

/** A new folder is durable once the folder above it is. */
function createFolder(folder: string): void {
  const topmost = mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (topmost === undefined) return
  for (let made = folder; made.length >= topmost.length; made = dirname(made)) {
    syncFolder(dirname(made))
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
