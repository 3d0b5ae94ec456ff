import type { DatabaseAddress } from './database-url.ts'
import { openPostgresStore } from '../postgres/store.ts'
import { eraseAgainInFile } from '../sqlite/files/erase-again.ts'
import { openSqliteStore } from '../sqlite/store.ts'
import type { Store, StoreOptions } from '../store.ts'

/**
 * Throws one sentence that says what to do when the store cannot be opened. A file that was
 * put back by hand forgets again, before anything is served, everyone who was erased since.
 */
export async function openStore(
  address: DatabaseAddress,
  options: StoreOptions = {},
): Promise<Store> {
  switch (address.engine) {
    case 'sqlite':
      return openFile(address.file, options)
    case 'postgres':
      return openPostgresStore(address.url, options)
  }
}

async function openFile(file: string, options: StoreOptions): Promise<Store> {
  const store = openSqliteStore(file, options)
  try {
    const warning = await eraseAgainInFile(file, options.erasedFile)
    if (warning !== undefined) options.onWarning?.(warning)
    return store
  } catch (error) {
    await store.close()
    throw error
  }
}
