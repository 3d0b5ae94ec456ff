import type { DatabaseAddress } from './database-url.ts'
import type { OwnerStore } from '../owner/owner-store.ts'
import { openPostgresOwnerStore } from '../postgres/owner-store.ts'
import { openSqliteOwnerStore } from '../sqlite/owner-store.ts'

/** Where erased emails are listed for PostgreSQL unless the owner says otherwise. */
export const BESIDE_NO_FILE = 'data/erased-emails'

/**
 * `erasedFile`: where erased emails are listed; without it, beside the database file or, for
 * PostgreSQL, in the folder `data` here.
 */
export async function openOwnerStore(
  address: DatabaseAddress,
  erasedFile: string | undefined,
): Promise<OwnerStore> {
  switch (address.engine) {
    case 'sqlite':
      return openSqliteOwnerStore(address.file, erasedFile)
    case 'postgres':
      return openPostgresOwnerStore(address.url, erasedFile ?? BESIDE_NO_FILE)
  }
}
