import type { DatabaseAddress } from './database-url.ts'
import { moveToPostgres } from '../move/move.ts'
import type { Moved } from '../move/move.ts'
import type { OnProgress } from '../move/copy-rows.ts'
import { BESIDE_NO_FILE } from './open-owner-store.ts'
import type { Finding } from '../../contract/desk.ts'
import type { Restored, RestoreOptions } from '../owner/owner-store.ts'
import { backUp, backUpErasedList, deleteBackups, newestBackup } from '../sqlite/files/backup.ts'
import type { Backup } from '../sqlite/files/backup.ts'
import { restore } from '../sqlite/files/restore.ts'
import { checkFile } from '../sqlite/verify.ts'

const USE_ITS_OWN_TOOLS = `PostgreSQL is backed up and restored by its own tools:
  pg_dump --format=custom --file=assessment.dump "$DATABASE_URL"
  pg_restore --clean --if-exists --dbname="$DATABASE_URL" assessment.dump
  owner erase --again    (after a restore: who was erased since is erased again)
Keep a copy of the file ERASED_EMAILS_FILE with the dump: without it nobody knows who was erased.
Or use the snapshots of your provider`

export function backUpDatabase(address: DatabaseAddress, folder: string, now: Date): Backup {
  return backUp(fileOf(address), folder, now)
}

/** Puts the list of erased emails beside the backups of `folder`, or throws why it cannot. */
export async function backUpList(
  address: DatabaseAddress,
  folder: string,
  erasedFile: string | undefined,
): Promise<void> {
  await backUpErasedList(fileOf(address), folder, erasedFile)
}

/** Deletes backups of `folder` from before `before`, if `newest` can stand in for them; their names. */
export function deleteOldBackups(folder: string, before: Date, newest: Backup): string[] {
  return deleteBackups(folder, before, newest)
}

export function readNewestBackup(
  folder: string,
): { at: string; file: string; bytes: number } | undefined {
  return newestBackup(folder)
}

export async function restoreDatabase(
  backup: string,
  address: DatabaseAddress,
  now: Date,
  options: RestoreOptions,
): Promise<Restored> {
  return restore(backup, fileOf(address), now, options)
}

/** `to`: a PostgreSQL database that is empty, or that holds the same rows already. */
export async function moveDatabase(
  address: DatabaseAddress,
  to: string,
  erasedFile: string | undefined,
  onProgress: OnProgress,
): Promise<Moved> {
  if (address.engine === 'postgres') throw new Error(IS_MOVED)
  const lists = { named: erasedFile, ofPostgres: BESIDE_NO_FILE }
  return moveToPostgres(address.file, to, lists, onProgress)
}

const IS_MOVED =
  'DATABASE_URL names PostgreSQL already: ' +
  'name the file to move from, --database file:data/assessment.sqlite'

export function checkBackup(file: string): readonly Finding[] {
  return [...checkFile(file), SCORES_NOT_CHECKED]
}

const SCORES_NOT_CHECKED: Finding = {
  answer: 'not checked',
  sentence: 'The scores of a backup: owner verify compares them once it is restored',
}

/** Throws what to do instead where a server holds the database. */
function fileOf(address: DatabaseAddress): string {
  if (address.engine === 'postgres') throw new Error(USE_ITS_OWN_TOOLS)
  return address.file
}
