import { DatabaseSync } from 'node:sqlite'
import { inject } from 'vitest'

import type { OwnerStore } from '../../src/store/owner-store.ts'
import { openPostgresOwnerStore } from '../../src/store/postgres/owner-store.ts'
import { openPostgresStore } from '../../src/store/postgres/store.ts'
import { openSqliteOwnerStore } from '../../src/store/sqlite/owner-store.ts'
import { openSqliteStore } from '../../src/store/sqlite/store.ts'
import type { Store, StoreOptions } from '../../src/store/store.ts'
import { createDatabaseAt, runSql } from './postgres-server.ts'

/** One database, a server's store on it, and the owner's view of it. */
export type TestDatabase = {
  url: string
  openStore(options?: StoreOptions): Promise<Store>
  openOwnerStore(): Promise<OwnerStore>
  /** A statement that both engines understand, without the store. */
  run(sql: string): Promise<void>
}

export function sqliteAt(file: string): TestDatabase {
  return {
    url: `file:${file}`,
    openStore: async (options) => openSqliteStore(file, options),
    openOwnerStore: () => openSqliteOwnerStore(file),
    run: async (sql) => {
      const db = new DatabaseSync(file, { timeout: 5000 })
      db.exec(sql)
      db.close()
    },
  }
}

export function postgresAt(url: string): TestDatabase {
  return {
    url,
    openStore: (options) => openPostgresStore(url, options),
    openOwnerStore: () => openPostgresOwnerStore(url),
    run: async (sql) => void (await runSql(url, sql)),
  }
}

/** An empty database of the server that the tests of a run share; returns its address for the superuser. */
export function createDatabase(): Promise<string> {
  return createDatabaseAt(inject('postgres'))
}
