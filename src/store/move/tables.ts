import type { DatabaseSync } from 'node:sqlite'

import type { ClientBase } from 'pg'

import { columnOf } from '../sqlite/statements.ts'

/** `type`: that of PostgreSQL. */
export type Column = { name: string; type: string }

/** A table of both databases, with the rows of the file counted. */
export type Table = {
  name: string
  columns: readonly Column[]
  /** By these its rows are read in the same order from both. */
  key: readonly string[]
  count: number
}

/** A start of the server or of the desk makes the rows of these by itself. */
const OF_EACH_DATABASE = [
  'assessment_migrations',
  'assessment_heartbeat',
  'assessment_desk_responses',
  'assessment_desk_leads',
  'assessment_desk_days',
]

/**
 * Every table of the file that holds rows of the product, so that a migration cannot add one that is left
 * behind. Throws when the two databases were not made by the same migrations.
 */
export async function readTables(db: DatabaseSync, client: ClientBase): Promise<Table[]> {
  const names = columnOf<string>(
    db.prepare(
      `SELECT name FROM sqlite_schema
       WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~' ORDER BY rowid`,
    ),
  )
  const tables: Table[] = []
  for (const name of names) {
    if (!OF_EACH_DATABASE.includes(name)) tables.push(await readTable(db, client, name))
  }
  return tables
}

async function readTable(db: DatabaseSync, client: ClientBase, name: string): Promise<Table> {
  const here = columnOf<string>(db.prepare('SELECT name FROM pragma_table_info(?)'), name)
  const { rows: columns } = await client.query<Column>(
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1`,
    [name],
  )
  const isSame =
    columns.length === here.length && columns.every((column) => here.includes(column.name))
  if (!isSame) {
    throw new Error(
      `The table ${name} of the file is not that of PostgreSQL: ` +
        'take away what was added by hand',
    )
  }
  const key = columnOf<string>(
    db.prepare('SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk'),
    name,
  )
  const count = columnOf<number>(db.prepare(`SELECT count(*) FROM ${name}`))[0] ?? 0
  return { name, columns, key, count }
}

export function namesOf(named: readonly { name: string }[]): string {
  return named.map(({ name }) => name).join()
}
