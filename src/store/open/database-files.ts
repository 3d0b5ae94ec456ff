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

/** For what PostgreSQL has tools for: throws how to use them. */
export function databaseFileOf(address: DatabaseAddress): string {
  if (address.engine === 'postgres') throw new Error(USE_ITS_OWN_TOOLS)
  return address.file
}
