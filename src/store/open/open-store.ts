import type { Store, StoreOptions } from '../store.ts'
import { openPostgresStore } from '../postgres/store.ts'
import { eraseAgainInFile } from '../sqlite/erase-again.ts'
import { openSqliteStore } from '../sqlite/store.ts'
import type { DatabaseAddress } from './database-url.ts'

/**
 * Throws one sentence that says what to do if the store cannot be opened. If a file was restored by hand,
 * everyone erased since is erased again before anything is served.
 */
export async function openStore(
  address: DatabaseAddress,
  options: StoreOptions = {},
): Promise<Store> {
  switch (address.engine) {
    case 'sqlite': {
      const store = openSqliteStore(address.file, options)
      const warning = await eraseAgainInFile(address.file, options.erasedFile)
      if (warning !== undefined) options.onWarning?.(warning)
      return store
    }
    case 'postgres':
      return openPostgresStore(address.url, options)
  }
}
