import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'

import { NO_SOURCE, SOURCE_FIELDS } from '../../domain/lead/lead-source.ts'
import { checksumOf, nextMigration } from './migrations.ts'
import type { Migration } from './migrations.ts'
import { migratePostgres, POSTGRES_MIGRATIONS } from '../postgres/migrate.ts'
import { runSql, startPostgresServer } from '../postgres/server.suite.ts'
import { migrateSqlite, SQLITE_MIGRATIONS } from '../sqlite/migrate.ts'

const FIRST: Migration = { name: '0001-first', sql: 'CREATE TABLE a (x integer)' }
const SECOND: Migration = { name: '0002-second', sql: 'ALTER TABLE a ADD COLUMN y integer' }
const BROKEN: Migration = {
  name: '0002-broken',
  sql: 'INSERT INTO a (x) VALUES (1); CREATE TABLE b (x integer); INSERT INTO nowhere VALUES (1)',
}

/** Of the old response, and of two rows that are not there. */
const DELIVERIES = `
  INSERT INTO assessment_deliveries (id, event, row_key, created_at) VALUES
    ('kept', 'response.completed', 'session_1', '2026-11-20T00:00:00Z'),
    ('response', 'response.completed', 'gone', '2026-11-20T00:00:00Z'),
    ('lead', 'lead.created', 'session_1', '2026-11-20T00:00:00Z')`

const OLD_LEAD = `
  INSERT INTO maturity_quiz_leads
    (idempotency_key, body_hash, name, company, designation, email)
  VALUES ('key-1', '${'0'.repeat(64)}', 'Ada', 'Engines', 'VP', 'ada@engines.example')`
const SELECT_SOURCE = `SELECT name, ${SOURCE_FIELDS.join()} FROM maturity_quiz_leads`

const OLD_RESPONSE = `
  INSERT INTO assessment_responses
    (session_id, body_hash, overall_score, maturity_stage, section_scores, responses)
  VALUES ('session_1', '${'0'.repeat(64)}', 3, 'Evolving', '{}', '{}')`

describe('the next migration', () => {
  it.each([
    ['the first of a new database', [], FIRST],
    ['the one that follows', [FIRST], SECOND],
    ['none when all have run', [FIRST, SECOND], undefined],
  ])('is %s', (_, applied, next) => {
    expect(nextMigration([FIRST, SECOND], applied.map(appliedOf))).toBe(next)
  })

  it.each([
    ['a newer version made the database', [FIRST], [FIRST, SECOND], '0002-second, which'],
    ['another product made the database', [FIRST], [SECOND], '0002-second, which'],
    ['a file was changed', [{ ...FIRST, sql: '' }, SECOND], [FIRST], '0001-first is not the one'],
  ])('is refused when %s', (_, known, applied, sentence) => {
    expect(() => nextMigration(known, applied.map(appliedOf))).toThrow(sentence)
  })

  it('is the same with the line ends of Windows', () => {
    const sql = 'SELECT 1;\nSELECT 2;\n'

    expect(checksumOf({ ...FIRST, sql: sql.replaceAll('\n', '\r\n') })).toBe(
      checksumOf({ ...FIRST, sql }),
    )
  })
})

it('has the same migrations for both engines', () => {
  const names = SQLITE_MIGRATIONS.map(({ name }) => name)

  expect(POSTGRES_MIGRATIONS.map(({ name }) => name)).toEqual(names)
  expect(names).toEqual(names.toSorted())
})

/** A new database of one engine. */
type Fresh = {
  migrate(known?: readonly Migration[], tell?: (sentence: string) => void): Promise<void>
  run(sql: string): Promise<unknown[]>
}

async function freshSqlite(): Promise<Fresh> {
  const db = new DatabaseSync(':memory:')
  return {
    migrate: async (known, tell) => migrateSqlite(db, known, tell),
    async run(sql) {
      if (sql.startsWith('SELECT')) return db.prepare(sql).all()
      db.exec(sql)
      return []
    },
  }
}

const server = await startPostgresServer()
afterAll(() => server.remove())

async function freshPostgres(): Promise<Fresh> {
  const url = await server.createDatabase()
  return {
    async migrate(known, tell) {
      const client = new Client({ connectionString: url })
      await client.connect()
      try {
        await migratePostgres(client, known, tell)
      } finally {
        await client.end()
      }
    },
    run: (sql) => runSql(url, sql),
  }
}

describe.each([
  ['SQLite', freshSqlite, SQLITE_MIGRATIONS],
  ['PostgreSQL', freshPostgres, POSTGRES_MIGRATIONS],
])('a database of %s', { timeout: 20_000 }, (_name, open, migrations) => {
  it('is taken forward step by step', async () => {
    const { migrate, run } = await open()
    await migrate([FIRST])
    await run('INSERT INTO a (x) VALUES (7)')

    await migrate([FIRST, SECOND])
    await migrate([FIRST, SECOND])

    expect(await run('SELECT * FROM a')).toEqual([{ x: 7, y: null }])
    expect(await run('SELECT name, checksum FROM assessment_migrations')).toEqual(
      [FIRST, SECOND].map(appliedOf),
    )
  })

  it('says how far it is, and nothing of a new database', async () => {
    const { migrate } = await open()
    const told: string[] = []
    const tell = (sentence: string) => void told.push(sentence)
    await migrate([FIRST], tell)
    expect(told).toEqual([])

    const third = { name: '0003-third', sql: 'CREATE TABLE c (x integer)' }
    await migrate([FIRST, SECOND, third], tell)
    await migrate([FIRST, SECOND, third], tell)

    expect(told).toEqual([
      'Migration 2 of 3 begins: 0002-second',
      'Migration 3 of 3 begins: 0003-third',
    ])
  })

  it('gives the first version of the questions to the responses that are there', async () => {
    const { migrate, run } = await open()
    await migrate(migrations.slice(0, 2))
    await run(OLD_RESPONSE)

    await migrate()

    expect(await run('SELECT model_version FROM assessment_responses')).toEqual([
      { model_version: 1 },
    ])
  })

  it('loses the events that have lost their row, and no others', async () => {
    const { migrate, run } = await open()
    await migrate(migrations.slice(0, 3))
    await run(OLD_RESPONSE)
    await run(DELIVERIES)

    await migrate()

    expect(await run('SELECT id FROM assessment_deliveries')).toEqual([{ id: 'kept' }])
  })

  it('sends the events that wait by the webhook', async () => {
    const { migrate, run } = await open()
    await migrate(migrations.slice(0, 9))
    await run(OLD_RESPONSE)
    await run(DELIVERIES)

    await migrate()

    expect(await run("SELECT channel FROM assessment_deliveries WHERE id = 'kept'")).toEqual([
      { channel: 'webhook' },
    ])
  })

  it('gives no source to the leads that are there', async () => {
    const { migrate, run } = await open()
    await migrate(migrations.slice(0, 4))
    await run(OLD_LEAD)

    await migrate()

    expect(await run(SELECT_SOURCE)).toEqual([{ name: 'Ada', ...NO_SOURCE }])
  })

  it('stays wholly as it was when a migration fails', async () => {
    const { migrate, run } = await open()

    await expect(migrate([FIRST, BROKEN])).rejects.toThrow('nowhere')

    expect(await run('SELECT * FROM a')).toEqual([])
    await expect(run('SELECT * FROM b')).rejects.toThrow(/no such table|does not exist/)
    expect(await run('SELECT name FROM assessment_migrations')).toEqual([{ name: FIRST.name }])
  })
})

it('is made once by many servers that start on one PostgreSQL at the same moment', async () => {
  const { migrate, run } = await freshPostgres()
  await Promise.all(Array.from({ length: 8 }, () => migrate([FIRST, SECOND])))

  expect(await run('SELECT name FROM assessment_migrations ORDER BY name')).toEqual([
    { name: FIRST.name },
    { name: SECOND.name },
  ])
}, 20_000)

function appliedOf(migration: Migration): { name: string; checksum: string } {
  return { name: migration.name, checksum: checksumOf(migration) }
}
