import { IDENTITY, MODEL } from '../../generated/model.ts'
import type { Store, StoreOptions } from '../store.ts'
import { openPostgresStore } from '../postgres/store.ts'
import { openSqliteStore } from '../sqlite/store.ts'
import type { DatabaseAddress } from './database-url.ts'

/** Throws one sentence that says what to do if the store cannot be opened, or has other answers. */
export async function openStore(
  address: DatabaseAddress,
  options: StoreOptions = {},
): Promise<Store> {
  const store =
    address.engine === 'sqlite'
      ? openSqliteStore(address.file, options)
      : await openPostgresStore(address.url, options)
  try {
    await store.checkIdentity(MODEL.version, IDENTITY)
    return store
  } catch (error) {
    await store.close()
    throw error
  }
}
