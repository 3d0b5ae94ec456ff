import { readFileSync } from 'node:fs'

import { Client } from 'pg'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'

import { describeRows, lead } from '../rows.suite.ts'
import { StoreUnavailableError } from '../store.ts'
import { migratePostgres } from './migrate.ts'
import { checkTable, keepRows, LEADS, RESPONSES } from './rows.ts'
import { startPostgresServer } from './server.suite.ts'

const ROLE_SQL = readFileSync(new URL('./role.sql', import.meta.url), 'utf8')

const server = await startPostgresServer()
const client = new Client({ connectionString: await server.createDatabase() })
await client.connect()
await migratePostgres(client)
afterAll(async () => {
  await client.end()
  await server.remove()
})
beforeEach(() => client.query('BEGIN'))
afterEach(async () => {
  vi.restoreAllMocks()
  await client.query('ROLLBACK')
})

describeRows(() => ({
  keepLeads: (rows) => keepRows(client, LEADS, rows),
  keepResponses: (rows) => keepRows(client, RESPONSES, rows),
  read: async (sql) => (await client.query<Record<string, unknown>>(sql)).rows,
}))

it('sends rows in the order of their keys, so that two servers never wait for each other', async () => {
  const rows = ['b', 'd', 'a', 'c'].map((key) => ({ ...lead, key }))

  await keepRows(client, LEADS, rows)

  const kept = await client.query(
    'SELECT idempotency_key AS key FROM maturity_quiz_leads ORDER BY id',
  )
  expect(kept.rows).toEqual([{ key: 'a' }, { key: 'b' }, { key: 'c' }, { key: 'd' }])
})

it('asks the database once where all rows are new', async () => {
  const query = vi.spyOn(client, 'query')

  await keepRows(client, LEADS, [lead, { ...lead, key: 'key-2' }])

  expect(query).toHaveBeenCalledOnce()
})

it('says of no row that it was kept when it is erased meanwhile', async () => {
  await keepRows(client, LEADS, [lead])
  await client.query(ERASE_AFTER_INSERT)

  await expect(keepRows(client, LEADS, [lead])).rejects.toThrow(
    new StoreUnavailableError('A row was erased meanwhile'),
  )
})

const ERASE_AFTER_INSERT = `
  CREATE FUNCTION erase() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN DELETE FROM maturity_quiz_leads; RETURN NULL; END';
  CREATE TRIGGER erase AFTER INSERT ON maturity_quiz_leads
    FOR EACH STATEMENT EXECUTE FUNCTION erase()`

it.each([
  ['all rights that it needs', '', undefined],
  ['no right to add rows', 'REVOKE INSERT ON maturity_quiz_leads FROM assessment_app', '42501'],
  [
    'no right to read hashes',
    'REVOKE SELECT (body_hash) ON maturity_quiz_leads FROM assessment_app',
    '42501',
  ],
])('tells before the first row whether a role has %s', async (_rights, change, code) => {
  await client.query(ROLE_SQL)
  await client.query(`${change}; SET LOCAL ROLE assessment_app`)

  const problem: unknown = await checkTable(client, LEADS).catch((error: unknown) => error)

  expect(problem).toEqual(code && expect.objectContaining({ code }))
})
