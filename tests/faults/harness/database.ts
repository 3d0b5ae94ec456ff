import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'

import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, inject } from 'vitest'

import { runSql, startPostgresServer } from '../../support/postgres-server.ts'
import type { PostgresServer } from '../../support/postgres-server.ts'
import { readPragma, rowsOf } from '../../../src/store/sqlite/statements.ts'
import type { KeptRow } from './ledger.ts'

/** A database that a server writes, read here through a separate connection. */
export type TestDatabase = {
  url: string
  readRows(): Promise<KeptRow[]>
  /** 'ok', or what is damaged. */
  checkIntegrity(): Promise<string>
}

export type Engine = {
  name: 'SQLite' | 'PostgreSQL'
  createDatabase(): Promise<TestDatabase>
}

const SELECTS = [
  'SELECT idempotency_key AS key, name, company, designation, email FROM maturity_quiz_leads',
  `SELECT session_id AS key, overall_score, maturity_stage, section_scores, responses, user_email
   FROM assessment_responses`,
  'SELECT member_hash AS key, team, code FROM assessment_team_answers',
]

type Row = Record<string, unknown>

/** `folder`: where new files are made. */
export function sqliteIn(folder = inject('folders').files): Engine {
  return {
    name: 'SQLite',
    createDatabase: async () =>
      sqliteDatabase(join(mkdtempSync(join(folder, 'sqlite-')), 'a.sqlite')),
  }
}

export function sqliteDatabase(file: string): TestDatabase {
  return {
    url: `file:${file}`,
    readRows: async () =>
      readFile(file, (db) =>
        SELECTS.flatMap((select) => rowsOf<Row>(db.prepare(select))).map(keptRowOf),
      ),
    checkIntegrity: async () => readFile(file, (db) => String(readPragma(db, 'integrity_check'))),
  }
}

function readFile<Value>(file: string, read: (db: DatabaseSync) => Value): Value {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    return read(db)
  } finally {
    db.close()
  }
}

/** For all tests of a `describe`, which end the server of PostgreSQL. */
export function openEngine(name: Engine['name']): () => Engine {
  let server: PostgresServer | undefined
  beforeAll(async () => {
    if (name === 'PostgreSQL') server = await startPostgresServer()
  })
  afterAll(() => server?.remove())
  return () => (server ? postgresOn(server) : sqliteIn())
}

export function postgresOn(server: PostgresServer): Engine {
  return {
    name: 'PostgreSQL',
    createDatabase: async () => postgresDatabase(await server.createDatabase()),
  }
}

export function postgresDatabase(url: string): TestDatabase {
  return {
    url,
    readRows: async () => {
      const rows = await Promise.all(SELECTS.map((select) => queryPostgres(url, select)))
      return rows.flat().map(keptRowOf)
    },
    checkIntegrity: async () => {
      await runSql(url, CHECK_EVERY_INDEX)
      return 'ok'
    },
  }
}

/** Every index has every row of its table, and in order. */
const CHECK_EVERY_INDEX = `
  CREATE EXTENSION IF NOT EXISTS amcheck;
  SELECT bt_index_parent_check(indexrelid, true, true) FROM pg_index
  WHERE indrelid IN ('maturity_quiz_leads'::regclass, 'assessment_responses'::regclass,
    'assessment_team_answers'::regclass)`

async function queryPostgres(url: string, sql: string): Promise<Row[]> {
  return (await runSql(url, sql)).map((row) => Object.assign({}, row))
}

/** SQLite gives JSON back as text. */
function keptRowOf({ key, ...row }: Row): KeptRow {
  for (const column of ['section_scores', 'responses']) {
    const value = row[column]
    if (typeof value === 'string') row[column] = JSON.parse(value)
  }
  return { key: String(key), row }
}
