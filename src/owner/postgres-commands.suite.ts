import { join } from 'node:path'
import { afterAll } from 'vitest'
import { runSql, startPostgresServer } from '../store/postgres/server.suite.ts'
import { openPostgresStore } from '../store/postgres/store.ts'
import { testFolder } from '../store/test-folder.suite.ts'
import type { OwnerDatabase } from './owner.suite.ts'

/** A server for the tests of one file; returns what makes a database of its own for each of them. */
export async function startForCommands(): Promise<() => Promise<OwnerDatabase>> {
  const server = await startPostgresServer()
  afterAll(() => server.remove())
  const folder = testFolder('commands', afterAll)
  let made = 0

  return async () => {
    const url = await server.createDatabase()
    return {
      ...{ url, erasedFile: join(folder, `erased-${(made += 1)}`) },
      openStore: (options) => openPostgresStore(url, options),
      run: async (sql) => void (await runSql(url, sql)),
    }
  }
}
