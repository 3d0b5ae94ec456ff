import { openPostgresStore } from './postgres-store.ts'
import { openSqliteStore } from './sqlite-store.ts'
import type { Store, StoreOptions } from './store.ts'

/**
 * `databaseUrl`: `file:` and a path, or `postgres://…`. The only place that knows which engine
 * runs. Throws one sentence that says what to do when the store cannot be opened.
 */
export async function openStore(databaseUrl: string, options: StoreOptions = {}): Promise<Store> {
  if (/^postgres(ql)?:\/\//.test(databaseUrl)) return openPostgresStore(databaseUrl, options)
  const file = /^file:((?!\/\/[^/])[^?#]*[^?#/])$/.exec(databaseUrl)?.[1]
  if (file) return openSqliteStore(file, options)
  throw new Error(
    'DATABASE_URL is neither a file nor a PostgreSQL address: ' +
      'write file:data/assessment.sqlite or postgres://user:password@host/database',
  )
}
