import { openPostgresOwnerStore } from '../postgres/owner-store.ts'
import { openSqliteOwnerStore } from '../sqlite/owner-store.ts'
import type { OwnerStore } from '../owner-store.ts'
import type { DatabaseAddress } from './database-url.ts'

/** The default list of erased rows for PostgreSQL. */
export const ERASED_FILE_OF_POSTGRES = 'data/assessment.erased'

/** `erasedFile`: the list of erased rows, by default beside the database file. */
export async function openOwnerStore(
  address: DatabaseAddress,
  erasedFile: string | undefined,
): Promise<OwnerStore> {
  switch (address.engine) {
    case 'sqlite':
      return openSqliteOwnerStore(address.file, erasedFile)
    case 'postgres':
      return openPostgresOwnerStore(address.url, erasedFile ?? ERASED_FILE_OF_POSTGRES)
  }
}
