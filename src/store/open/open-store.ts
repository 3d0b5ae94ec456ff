import type { Store, StoreOptions } from '../store.ts'
import { openPostgresStore } from '../postgres/store.ts'
import { openSqliteStore } from '../sqlite/store.ts'
import type { DatabaseAddress } from './database-url.ts'

/** Throws one sentence that says what to do if the store cannot be opened. */
export async function openStore(
  address: DatabaseAddress,
  options: StoreOptions = {},
): Promise<Store> {
  switch (address.engine) {
    case 'sqlite':
      return openSqliteStore(address.file, options)
    case 'postgres':
      return openPostgresStore(address.url, options)
  }
}
