import type { DatabaseAddress } from './database-url.ts'
import type { OwnerStore } from './owner/owner-store.ts'
import { openPostgresOwnerStore } from './postgres/owner-store.ts'
import { openSqliteOwnerStore } from './sqlite/owner-store.ts'

/** `erasedFile`: for PostgreSQL; the list of a database file stands beside it. */
export async function openOwnerStore(
  address: DatabaseAddress,
  erasedFile: string,
): Promise<OwnerStore> {
  return address.engine === 'postgres'
    ? openPostgresOwnerStore(address.url, erasedFile)
    : openSqliteOwnerStore(address.file)
}
