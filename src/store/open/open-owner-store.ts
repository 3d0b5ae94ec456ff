import { openPostgresOwnerStore } from '../postgres/owner-store.ts'
import { openSqliteOwnerStore } from '../sqlite/owner-store.ts'
import type { OwnerStore } from '../owner-store.ts'
import type { DatabaseAddress } from './database-url.ts'

/** Where the erased rows of PostgreSQL are listed unless ERASED_FILE says otherwise. */
export const ERASED_FILE_OF_POSTGRES = 'data/assessment.erased'

/** `erasedFile`: where erased rows are listed; without it, beside the database file. */
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
