import { moveToPostgres } from '../move-to-postgres.ts'
import { backUp, newestBackup } from '../sqlite/backup.ts'
import type { Backup } from '../sqlite/backup.ts'
import { restore } from '../sqlite/restore.ts'
import type { Restored } from '../sqlite/restore.ts'
import { DEFAULT_DATABASE_URL } from './database-url.ts'
import type { DatabaseAddress } from './database-url.ts'

const USE_ITS_OWN_TOOLS = `PostgreSQL is backed up and restored by its own tools:
  pg_dump --format=custom --file=assessment.dump "$DATABASE_URL"
For a restore stop servers and desk; save the marks of who was erased before, and load them after it:
  pg_dump --data-only --inserts --on-conflict-do-nothing --table=assessment_erased \\
    --file=erased.sql "$DATABASE_URL"
  pg_restore --clean --if-exists --dbname="$DATABASE_URL" assessment.dump
  psql --set=ON_ERROR_STOP=1 --single-transaction --file=erased.sql "$DATABASE_URL" &&
    owner erase --again
If the database from before cannot be dumped anymore, erase everyone again who was erased since the backup.
Or use the snapshots of your provider`

export function backUpDatabase(
  address: DatabaseAddress,
  folder: string,
  now: Date,
  keep: number,
): Backup {
  return backUp(fileOf(address), folder, now, keep)
}

export function readNewestBackup(folder: string): ReturnType<typeof newestBackup> {
  return newestBackup(folder)
}

export async function restoreDatabase(
  backup: string,
  address: DatabaseAddress,
  now: Date,
): Promise<Restored> {
  return restore(backup, fileOf(address), now)
}

/** `to`: an empty PostgreSQL database. */
export async function moveDatabase(
  address: DatabaseAddress,
  to: string,
  onTable: (name: string, rows: number) => void,
): Promise<void> {
  if (address.engine === 'postgres') {
    throw new Error(
      'DATABASE_URL names PostgreSQL already: ' +
        `name the file to move from, --database ${DEFAULT_DATABASE_URL}`,
    )
  }
  await moveToPostgres(address.file, to, onTable)
}

/** Throws what to do if a server uses the database. */
function fileOf(address: DatabaseAddress): string {
  if (address.engine === 'postgres') throw new Error(USE_ITS_OWN_TOOLS)
  return address.file
}
