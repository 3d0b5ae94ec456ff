import type { DatabaseSync } from 'node:sqlite'

import { columnOf, rowsOf } from '../sqlite/statements.ts'
import type { Column } from './columns.ts'
import type { SqlValue } from '../sql/sql.ts'

/** A table as the file holds it; its rows are read in the order of `key`. */
export type SourceTable = {
  name: string
  columns: readonly string[]
  key: readonly string[]
  count: number
  /** The last id that was given, even if its row is gone. */
  lastId: number | undefined
}

export type SourceRow = readonly SqlValue[]

/** A start of the server or of the desk makes the rows of these by itself. */
const OF_EACH_DATABASE = [
  'assessment_migrations',
  'assessment_heartbeat',
  'assessment_desk_responses',
  'assessment_desk_leads',
  'assessment_desk_days',
]

/** Every table that holds rows of the product, so that a migration cannot add one that is left behind. */
export function readTables(db: DatabaseSync): SourceTable[] {
  const names = namesOf(
    db,
    `SELECT name FROM sqlite_schema
     WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~' ORDER BY rowid`,
  )
  return names
    .filter((name) => !OF_EACH_DATABASE.includes(name))
    .map((name) => ({
      name,
      columns: namesOf(db, `SELECT name FROM pragma_table_info('${name}') ORDER BY cid`),
      key: namesOf(db, `SELECT name FROM pragma_table_info('${name}') WHERE pk > 0 ORDER BY pk`),
      count: Number(columnOf(db.prepare(`SELECT count(*) FROM ${name}`))[0]),
      lastId: columnOf<number>(
        db.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?'),
        name,
      )[0],
    }))
}

/** Pages of rows, each of them values in the order of `columns`. */
export function* readPages(
  db: DatabaseSync,
  { name, key }: SourceTable,
  columns: readonly Column[],
  pageRows: number,
): Generator<readonly SourceRow[]> {
  const names = columns.map((column) => column.name)
  const from = `SELECT ${names.join()} FROM ${name}`
  const inOrder = `ORDER BY ${key.join()} LIMIT ${pageRows}`
  const first = db.prepare(`${from} ${inOrder}`)
  const next = db.prepare(
    `${from} WHERE (${key.join()}) > (${key.map(() => '?').join()}) ${inOrder}`,
  )
  for (const statement of [first, next]) statement.setReturnArrays(true)
  let rows = rowsOf<SourceRow>(first)
  while (rows.length > 0) {
    yield rows
    const last = rows.at(-1) ?? []
    rows = rowsOf<SourceRow>(next, ...key.map((column) => last[names.indexOf(column)] ?? null))
  }
}

function namesOf(db: DatabaseSync, sql: string): string[] {
  return columnOf<string>(db.prepare(sql))
}
