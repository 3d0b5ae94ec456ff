import { afterAll, beforeEach, expect, it } from 'vitest'

import { describeOwnerStore } from '../owner-store.suite.ts'
import { openPostgresOwnerStore } from './owner-store.ts'
import { runSql, startPostgresServer } from './server.suite.ts'
import { openPostgresStore } from './store.ts'

const server = await startPostgresServer()
afterAll(() => server.remove())
const url = await server.createDatabase()
beforeEach(() => runSql(url, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public'))

describeOwnerStore('PostgreSQL', async () => ({
  openStore: (options) => openPostgresStore(url, options),
  openOwnerStore: () => openPostgresOwnerStore(url),
  run: async (sql) => void (await runSql(url, sql)),
}))

it('needs a server that was started once', async () => {
  await expect(openPostgresOwnerStore(url)).rejects.toThrow('start the server once')
})
