// SQLite alone: PostgreSQL makes and locks its own files.
import { closeSync, fsyncSync, mkdirSync, openSync, realpathSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { sqliteFailureOf, startErrorOf } from '../errors.ts'
import { syncFolder } from '../../owner/erased-list.ts'

/** Makes the folder (0700) and an empty file (0600) where they are missing; returns the real path. */
export function createDatabaseFile(file: string): string {
  try {
    createFolder(dirname(resolve(file)))
    createFile(file)
    return realpathSync(file)
  } catch (error) {
    throw new Error(
      `The database file ${file} cannot be made (${codeOf(error)}): ` +
        'name a folder that this user may write to',
    )
  }
}

/**
 * Holds `file`.lock until it is closed or this process ends, however it ends: two servers on one
 * database file are refused.
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
    if (sqliteFailureOf(error) !== 'busy') throw startErrorOf(error, lockFile)
    throw new Error(
      `Another server uses the database file ${file}: stop it first, or name another file`,
    )
  }
}

/**
 * Never opens a file that is there: closing it again would drop the locks that this process holds
 * on it (POSIX).
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

/** On stable storage, by whichever program it was written. */
export function syncFile(file: string): void {
  const opened = openSync(file, 'r+')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
