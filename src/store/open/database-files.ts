import { moveToPostgres } from '../move-to-postgres.ts'
import { backUp, newestBackup, restore } from '../sqlite/backup.ts'
import type { Backup, Restored } from '../sqlite/backup.ts'
import type { DatabaseAddress } from './database-url.ts'
import { ERASED_FILE_OF_POSTGRES } from './open-owner-store.ts'

const USE_ITS_OWN_TOOLS = `PostgreSQL is backed up and restored by its own tools:
  pg_dump --format=custom --file=assessment.dump "$DATABASE_URL"
  pg_restore --clean --if-exists --dbname="$DATABASE_URL" assessment.dump
  owner erase --again    (after a restore: who was erased since is erased again)
Keep a copy of ERASED_FILE with the dump: without it nobody knows who was erased.
Or use the snapshots of your provider`

export function backUpDatabase(
  address: DatabaseAddress,
  folder: string,
  now: Date,
  options: Parameters<typeof backUp>[3],
): Backup {
  return backUp(fileOf(address), folder, now, options)
}

export function readNewestBackup(folder: string): ReturnType<typeof newestBackup> {
  return newestBackup(folder)
}

export async function restoreDatabase(
  backup: string,
  address: DatabaseAddress,
  now: Date,
  options: Parameters<typeof restore>[3],
): Promise<Restored> {
  return restore(backup, fileOf(address), now, options)
}

/** `to`: an empty PostgreSQL database. */
export async function moveDatabase(
  address: DatabaseAddress,
  to: string,
  erasedFile: string | undefined,
  onTable: (name: string, rows: number) => void,
): Promise<void> {
  if (address.engine === 'postgres') {
    throw new Error(
      'DATABASE_URL names PostgreSQL already: ' +
        'name the file to move from, --database file:data/assessment.sqlite',
    )
  }
  const lists = { from: erasedFile, to: erasedFile ?? ERASED_FILE_OF_POSTGRES }
  await moveToPostgres(address.file, to, lists, onTable)
}

/** Throws what to do if a server uses the database. */
function fileOf(address: DatabaseAddress): string {
  if (address.engine === 'postgres') throw new Error(USE_ITS_OWN_TOOLS)
  return address.file
}
