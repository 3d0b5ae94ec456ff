import { openPostgresOwnerStore } from '../postgres/owner-store.ts'
import { openSqliteOwnerStore } from '../sqlite/owner-store.ts'
import type { OwnerStore } from '../owner-store.ts'
import type { DatabaseAddress } from './database-url.ts'

export async function openOwnerStore(address: DatabaseAddress): Promise<OwnerStore> {
  switch (address.engine) {
    case 'sqlite':
      return openSqliteOwnerStore(address.file)
    case 'postgres':
      return openPostgresOwnerStore(address.url)
  }
}
