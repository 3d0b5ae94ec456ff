import { expect, it, onTestFinished } from 'vitest'

import { describeSession } from '../../../tests/support/session-suite.ts'
import { openPool, transactOnPool } from './connections.ts'
import { createDatabase } from '../../../tests/support/database.ts'
import { runSql } from '../../../tests/support/postgres-server.ts'
import { postgresSession } from './sql.ts'

describeSession('a pool of PostgreSQL', async () => {
  const pool = openPool(await createDatabase())
  const session = postgresSession(transactOnPool(pool), (work) => work)
  return { session, close: () => pool.end() }
})

const SETTINGS = `
  SELECT current_setting('synchronous_commit') AS synchronous_commit,
    current_setting('statement_timeout') AS statement_timeout,
    current_setting('lock_timeout') AS lock_timeout,
    current_setting('TimeZone') AS time_zone`

/** On a database with these settings. */
async function openSession(...settings: string[]) {
  const url = await createDatabase()
  const name = new URL(url).pathname.slice(1)
  for (const setting of settings) await runSql(url, `ALTER DATABASE ${name} SET ${setting}`)
  const pool = openPool(url)
  onTestFinished(() => pool.end())
  return { pool, session: postgresSession(transactOnPool(pool), (work) => work) }
}

it('sets what it relies on in every transaction, despite settings of the database', async () => {
  const { pool, session } = await openSession(
    'synchronous_commit = off',
    'statement_timeout = 0',
    "TimeZone = 'Asia/Tokyo'",
    "DateStyle = 'German'",
  )
  const expected = {
    ...{ synchronous_commit: 'on', statement_timeout: '1500ms' },
    ...{ lock_timeout: '1s', time_zone: 'UTC' },
  }

  expect(await session.query(SETTINGS)).toEqual([expected])
  expect(await session.transaction((sql) => sql.query(SETTINGS))).toEqual([expected])
  expect(
    await session.query(`SELECT CAST(CAST('2026-11-20T22:13:28Z' AS timestamptz) AS text) AS at`),
  ).toEqual([{ at: '2026-11-20 22:13:28+00' }])
  // Behind a pooler the next user of the connection must find it unchanged.
  expect((await pool.query(SETTINGS)).rows).toEqual([
    {
      ...{ synchronous_commit: 'off', statement_timeout: '0' },
      ...{ lock_timeout: '0', time_zone: 'Asia/Tokyo' },
    },
  ])
})

it.each(['local', 'remote_apply'])(
  'keeps synchronous_commit = %s, which waits for a disk too',
  async (value) => {
    const { session } = await openSession(`synchronous_commit = ${value}`)
    expect(await session.query(SETTINGS)).toMatchObject([{ synchronous_commit: value }])
  },
)
