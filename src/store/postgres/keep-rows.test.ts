import { readFileSync } from 'node:fs'

import { Client } from 'pg'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'

import { describeKeepRows, lead } from '../../../tests/support/keep-rows-suite.ts'
import { checkRights, keepRows } from '../commit/keep-rows.ts'
import { applySchema } from './schema.ts'
import { createDatabase } from '../../../tests/support/database.ts'
import { sqlOf } from './sql.ts'

const ROLE_SQL = readFileSync(new URL('./role.sql', import.meta.url), 'utf8')

const client = new Client({ connectionString: await createDatabase(), pipeline: true })
await client.connect()
await applySchema(client)
const sql = sqlOf(client)
afterAll(async () => {
  await client.end()
})
beforeEach(() => client.query('BEGIN'))
afterEach(() => client.query('ROLLBACK'))

describeKeepRows(() => ({
  sql,
  read: async (text) => (await client.query<Record<string, unknown>>(text)).rows,
}))

it('writes in the order of the keys, so that two servers never wait for each other', async () => {
  await keepRows(
    sql,
    ['b', 'd', 'a', 'c'].map((key) => ({ ...lead, key })),
  )

  const { rows } = await client.query('SELECT idempotency_key FROM maturity_quiz_leads ORDER BY id')
  expect(rows.map(({ idempotency_key: key }) => key)).toEqual(['a', 'b', 'c', 'd'])
})

it.each([
  ['all rights that it needs', '', undefined],
  ['no right to add rows', 'REVOKE INSERT ON maturity_quiz_leads FROM assessment_app', '42501'],
  ['no right to add events', 'REVOKE INSERT ON assessment_deliveries FROM assessment_app', '42501'],
  [
    'no right to read hashes',
    'REVOKE SELECT (body_hash) ON maturity_quiz_leads FROM assessment_app',
    '42501',
  ],
])('finds out before the first row whether a role has %s', async (_rights, change, code) => {
  await client.query(ROLE_SQL)
  await client.query(`${change}; SET LOCAL ROLE assessment_app`)

  const problem: unknown = await checkRights(sql).catch((error: unknown) => error)

  expect(problem).toEqual(code && expect.objectContaining({ code }))
})
