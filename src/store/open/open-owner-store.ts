import { openPostgresOwnerStore } from '../postgres/owner-store.ts'
import { openSqliteOwnerStore } from '../sqlite/owner-store.ts'
import type { OwnerStore } from '../owner-store.ts'
import type { DatabaseAddress } from './database-url.ts'

export async function openOwnerStore(address: DatabaseAddress): Promise<OwnerStore> {
  return address.engine === 'sqlite'
    ? openSqliteOwnerStore(address.file)
    : openPostgresOwnerStore(address.url)
}
