import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

import type { ClientBase } from 'pg'

import { canonicalLine } from './columns.ts'
import { readPages, readTables } from './source.ts'
import { continueIds, countRows, insertRows, readCopied, withTwins } from './target.ts'
import type { Table } from './target.ts'
import { readPragma } from '../sqlite/statements.ts'
import type { Transact } from '../postgres/connections.ts'

type MovedTable = { name: string; count: number; hash: string }
export type MovedRows = {
  /** False when PostgreSQL held the same rows before: then nothing was written. */
  isNew: boolean
  tables: readonly MovedTable[]
}

/** How far it is, in rows: copying a row is one half of its work, comparing it the other. */
export type OnProgress = (rows: number, total: number) => void

const PAGE_ROWS = 5000

/**
 * Copies every row of `db` in one transaction, which is kept only after PostgreSQL gave back the same
 * rows: a run that is cut short leaves nothing. Where PostgreSQL holds rows, they are only compared.
 */
export async function copyRows(
  db: DatabaseSync,
  transact: Transact,
  onProgress: OnProgress,
): Promise<MovedRows> {
  const version = dataVersionOf(db)
  db.exec('BEGIN')
  try {
    return await transact(async (client) => {
      await liftLimits(client)
      const tables = await tablesOf(db, client)
      const total = tables.reduce((sum, { count }) => sum + count, 0)
      let halves = 0
      const onPage = (count: number) => onProgress(Math.floor((halves += count) / 2), total)

      const isNew = await isEmpty(client, tables)
      if (!isNew) await refuseOtherCounts(client, tables)
      const sent: MovedTable[] = []
      for (const table of tables) {
        sent.push(await readSource(db, table, onPage, isNew ? client : undefined))
      }
      for (const [index, table] of tables.entries()) {
        if ((await hashOfCopy(client, table, onPage)) === sent[index]?.hash) continue
        throw isNew ? new Error(`${NOT_GIVEN_BACK} ${table.name}`) : otherRows(table.name)
      }
      if (isNew) for (const table of tables) await continueIds(client, table)
      db.exec('COMMIT')
      if (isNew && dataVersionOf(db) !== version) throw new Error(CHANGED)
      return { isNew, tables: sent }
    })
  } finally {
    if (db.isTransaction) db.exec('ROLLBACK')
  }
}

const CHANGED =
  'The file was changed while it was copied, by another command of the owner or by hand; ' +
  'nothing was moved: run the same command again'

const NOT_GIVEN_BACK =
  'PostgreSQL gave other rows back than it was sent, and nothing was moved: see its log, and look at'

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

async function tablesOf(db: DatabaseSync, client: ClientBase): Promise<Table[]> {
  const tables: Table[] = []
  for (const table of readTables(db)) tables.push(await withTwins(client, table))
  return tables
}

/** While the tables are empty, nobody else may fill them. */
async function isEmpty(client: ClientBase, tables: readonly Table[]): Promise<boolean> {
  if (!(await hasNoRows(client, tables))) return false
  const names = tables.map(({ name }) => name)
  await client.query(`LOCK TABLE ${names.join()} IN EXCLUSIVE MODE`)
  return hasNoRows(client, tables)
}

async function hasNoRows(client: ClientBase, tables: readonly Table[]): Promise<boolean> {
  const each = tables.map(({ name }) => `EXISTS (SELECT FROM ${name})`)
  const { rows } = await client.query<{ has: boolean }>(`SELECT ${each.join(' OR ')} AS has`)
  return rows[0]?.has === false
}

/** Before every row is compared. */
async function refuseOtherCounts(client: ClientBase, tables: readonly Table[]): Promise<void> {
  for (const table of tables) {
    const count = await countRows(client, table)
    if (count !== table.count) throw otherRows(table.name, table.count, count)
  }
}

function otherRows(name: string, count?: number, there?: number): Error {
  const counts = count === undefined ? '' : `, ${count} in the file and ${there} there`
  return new Error(
    `The PostgreSQL database has rows, and they are not those of the file (${name}${counts}): ` +
      'name an empty database',
  )
}

/** The hash of a table of the file; its rows go to `client`, if it is given. */
async function readSource(
  db: DatabaseSync,
  table: Table,
  onPage: (count: number) => void,
  client: ClientBase | undefined,
): Promise<MovedTable> {
  const hash = createHash('sha256')
  for (const rows of readPages(db, table, table.twins, PAGE_ROWS)) {
    for (const row of rows) hash.update(canonicalLine(table.twins, row))
    if (client) await insertRows(client, table, rows)
    onPage(rows.length)
  }
  return { name: table.name, count: table.count, hash: hash.digest('hex') }
}

async function hashOfCopy(
  client: ClientBase,
  table: Table,
  onPage: (count: number) => void,
): Promise<string> {
  const hash = createHash('sha256')
  for await (const rows of readCopied(client, table, PAGE_ROWS)) {
    for (const row of rows) hash.update(canonicalLine(table.twins, row))
    onPage(rows.length)
  }
  return hash.digest('hex')
}
