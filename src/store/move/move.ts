import type { DatabaseSync } from 'node:sqlite'

import type { ClientBase } from 'pg'

import { copyRows } from './copy-rows.ts'
import type { MovedRows, OnProgress } from './copy-rows.ts'
import { copyErasedList, readErasedList } from '../owner/erased-list.ts'
import { compareErasures } from '../owner/known-erasures.ts'
import { connect } from '../postgres/connections.ts'
import { startErrorOf } from '../postgres/errors.ts'
import { migratePostgres } from '../postgres/migrate.ts'
import { checkSchema } from '../migrations/schema-check.ts'
import { mapErrorsOn, existingFile, openReader } from '../sqlite/connections.ts'
import { erasedListBeside } from '../sqlite/files/erase-again.ts'
import { lockDatabaseFile } from '../sqlite/files/files.ts'
import { SQLITE_MIGRATIONS } from '../sqlite/migrate.ts'
import { sqliteSession } from '../sqlite/sql.ts'

/** Where erased emails are listed: as the owner says, and otherwise for PostgreSQL. */
export type ErasedLists = { named: string | undefined; ofPostgres: string }

/** `notes`: what the owner must know besides. */
export type Moved = MovedRows & { notes: readonly string[] }

/**
 * Copies a database file to PostgreSQL, while no server runs on it, and leaves the file as it is.
 * Throws one sentence when it cannot.
 */
export async function moveToPostgres(
  file: string,
  url: string,
  lists: ErasedLists,
  onProgress: OnProgress,
): Promise<Moved> {
  const path = existingFile(file)
  const lock = lockDatabaseFile(path)
  try {
    const db = mapErrorsOn(path)(() => openReader(path))
    try {
      const notes = await moveList(db, path, lists)
      return { ...(await moveRows(db, url, onProgress)), notes }
    } finally {
      db.close()
    }
  } finally {
    lock.close()
  }
}

/**
 * The list goes first: without it nobody could be erased in PostgreSQL. A rehearsal has left a copy
 * there, which may be older than the one beside the file, or newer.
 */
async function moveList(
  db: DatabaseSync,
  path: string,
  { named, ofPostgres }: ErasedLists,
): Promise<string[]> {
  const session = sqliteSession(db, mapErrorsOn(path))
  await checkSchema(session, SQLITE_MIGRATIONS)
  const beside = erasedListBeside(path)
  const to = named ?? ofPostgres
  const file = mergeLists(beside, to)
  const { list, missing, problem } = await compareErasures(session, file)
  if (missing.length > 0) {
    throw new Error(
      `The list of erased emails ${file} names people whom the file does not know to be ` +
        'erased: run owner erase --again, then move',
    )
  }
  if (problem !== undefined) {
    throw new Error(
      `${problem}: find the list that does and name it ` +
        'in ERASED_EMAILS_FILE; if it is lost, owner erase EMAIL --list-is-lost begins a new one',
    )
  }
  if (!list || file === to) return []
  copyErasedList(list, to)
  return [`The list of erased emails is now ${to} too`]
}

/**
 * The list of the file, wherever it is. Where both are there, each holds afterwards what the other knew.
 * Throws when they do not belong together.
 */
function mergeLists(beside: string, to: string): string {
  const [source, target] = [readErasedList(beside), readErasedList(to)]
  if (source && target) {
    copyErasedList(source, to)
    copyErasedList(target, beside)
  }
  return target && !source ? to : beside
}

async function moveRows(db: DatabaseSync, url: string, onProgress: OnProgress): Promise<MovedRows> {
  const client = await connect(url, 'assessment-move')
  try {
    await migratePostgres(client)
    const moved = await copyRows(db, client, onProgress)
    // Without it, the first queries would be planned for empty tables.
    if (moved.isNew) await client.query('ANALYZE')
    return moved
  } catch (error) {
    throw (await isCut(client)) ? new Error(CUT) : startErrorOf(error)
  } finally {
    await client.end()
  }
}

/** However the driver tells that the connection is gone. */
async function isCut(client: ClientBase): Promise<boolean> {
  return client.query('SELECT 1').then(
    () => false,
    () => true,
  )
}

const CUT =
  'PostgreSQL ended the connection, and the copy is there whole or not at all: ' +
  'run the same command again'
