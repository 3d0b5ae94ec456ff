import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

import type { ClientBase } from 'pg'

import { transactOnClient } from '../postgres/connections.ts'
import { readPragma, rowsOf } from '../sqlite/statements.ts'
import { insertRows, rowLineOf, readFile, readPostgres } from './rows.ts'
import { namesOf, readTables } from './tables.ts'
import type { Table } from './tables.ts'

type MovedTable = { name: string; count: number; hash: string }
export type MovedRows = {
  /** False when PostgreSQL held the same rows before: then nothing was written. */
  isNew: boolean
  tables: readonly MovedTable[]
}

/** How far it is, in rows: where they are copied, reading them back is the other half of the work. */
export type OnProgress = (rows: number, total: number) => void

type OnPage = (rows: number) => void

/**
 * Copies every row of `db` into an empty PostgreSQL database, and compares what is there with the file.
 * All is one transaction, kept only when the rows are the same: a run that is cut short leaves nothing.
 */
export async function copyRows(
  db: DatabaseSync,
  client: ClientBase,
  onProgress: OnProgress,
): Promise<MovedRows> {
  const version = dataVersionOf(db)
  db.exec('BEGIN')
  try {
    return await transactOnClient(client, async () => {
      await liftLimits(client)
      const tables = await readTables(db, client)
      const isNew = await isEmpty(client, tables)
      const total = tables.reduce((sum, { count }) => sum + count, 0)
      let done = 0
      const onPage: OnPage = (rows) => {
        done += isNew ? rows / 2 : rows
        onProgress(Math.floor(done), total)
      }

      if (isNew) {
        for (const table of tables) await copyTable(db, client, table, onPage)
        await continueIds(db, client)
      }
      const compared: MovedTable[] = []
      for (const table of tables)
        compared.push(await compareTable(db, client, table, isNew, onPage))
      db.exec('COMMIT')
      if (isNew && dataVersionOf(db) !== version) throw new Error(CHANGED)
      return { isNew, tables: compared }
    })
  } finally {
    if (db.isTransaction) db.exec('ROLLBACK')
  }
}

const CHANGED =
  'The file was changed while it was copied, by another command of the owner or by hand; ' +
  'nothing was moved: run the same command again'

/** It changes when another connection writes. */
function dataVersionOf(db: DatabaseSync): unknown {
  return readPragma(db, 'data_version')
}

/** A role may have limits of its own, meant for shorter work. */
async function liftLimits(client: ClientBase): Promise<void> {
  await client.query(`
    SELECT set_config(name, '0', true) FROM pg_settings WHERE name IN
      ('statement_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout')`)
}

/** Whether PostgreSQL has no rows: then nobody else may add any meanwhile. Throws where it has others. */
async function isEmpty(client: ClientBase, tables: readonly Table[]): Promise<boolean> {
  if ((await countRows(client, tables)).every((count) => count === 0)) {
    await client.query(`LOCK TABLE ${namesOf(tables)} IN EXCLUSIVE MODE`)
  }
  const counts = await countRows(client, tables)
  if (counts.every((count) => count === 0)) return true
  for (const [index, { name, count }] of tables.entries()) {
    const there = counts[index]
    if (there !== count) throw otherRows(`${name}, ${count} in the file and ${there} there`)
  }
  return false
}

async function countRows(client: ClientBase, tables: readonly Table[]): Promise<number[]> {
  const counts = tables.map(({ name }) => `(SELECT count(*) FROM ${name})`)
  const { rows } = await client.query<string[]>({
    text: `SELECT ${counts.join()}`,
    rowMode: 'array',
  })
  return rows.flat().map(Number)
}

function otherRows(where: string): Error {
  return new Error(
    `The PostgreSQL database has rows, and they are not those of the file (${where}): ` +
      'name an empty database',
  )
}

async function copyTable(
  db: DatabaseSync,
  client: ClientBase,
  table: Table,
  onPage: OnPage,
): Promise<void> {
  for (const rows of readFile(db, table)) {
    await insertRows(client, table, rows)
    onPage(rows.length)
  }
}

/** The next row gets the id that it would have got in the file, where the last ones may be gone. */
async function continueIds(db: DatabaseSync, client: ClientBase): Promise<void> {
  const given = rowsOf<{ name: string; seq: number }>(
    db.prepare('SELECT name, seq FROM sqlite_sequence'),
  )
  for (const { name, seq } of given) {
    await client.query(`ALTER TABLE ${name} ALTER COLUMN id RESTART WITH ${seq + 1}`)
  }
}

async function compareTable(
  db: DatabaseSync,
  client: ClientBase,
  table: Table,
  isNew: boolean,
  onPage: OnPage,
): Promise<MovedTable> {
  const [sent, there] = [createHash('sha256'), createHash('sha256')]
  for (const rows of readFile(db, table)) {
    for (const row of rows) sent.update(rowLineOf(table.columns, row))
  }
  for await (const rows of readPostgres(client, table)) {
    for (const row of rows) there.update(rowLineOf(table.columns, row))
    onPage(rows.length)
  }
  const hash = sent.digest('hex')
  if (there.digest('hex') === hash) return { name: table.name, count: table.count, hash }
  throw isNew ? new Error(`${NOT_GIVEN_BACK} ${table.name}`) : otherRows(table.name)
}

const NOT_GIVEN_BACK =
  'PostgreSQL gave other rows back than it was sent, and nothing was moved: see its log, and look at'
