// Only for SQLite: PostgreSQL creates and locks its own files.
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

import { syncFolder } from '../files.ts'

/** Creates the folder (0700) and an empty file if they are missing; returns the real path. */
export function createDatabaseFile(file: string): string {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`The database file ${file} is a folder: name a file in it`)
  }
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

export function removeDatabase(path: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true })
}

/** Where a restore makes the new database. */
export function restoringOf(path: string): string {
  return `${path}.restoring`
}

/** Where a restore puts the previous database. */
export function asideOf(path: string, now: Date): string {
  return `${path}.before-${now.toISOString().replaceAll(/[-:.]/g, '')}`
}

/** The previous databases of earlier restores. */
export function filesAside(path: string): string[] {
  return readdirSync(dirname(path))
    .filter((name) => name.startsWith(`${basename(path)}.before-`) && !/-(wal|shm)$/.test(name))
    .map((name) => join(dirname(path), name))
}

/**
 * False if the file exists. Such a one is never opened, because closing it would drop the locks that this process has
 * on it (POSIX).
 */
export function createFile(file: string): boolean {
  try {
    closeSync(openSync(file, 'ax', 0o600))
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
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
