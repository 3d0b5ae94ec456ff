import type { ClientBase } from 'pg'

import { columnOf } from './columns.ts'
import type { Column } from './columns.ts'
import { isRowAtFault, postgresCodeOf } from '../postgres/errors.ts'
import type { SourceRow, SourceTable } from './source.ts'

/** A table that both databases have with the same columns. */
export type Table = SourceTable & {
  twins: readonly Column[]
  /** The column that PostgreSQL numbers by itself. */
  identity: string | undefined
}

type Described = { name: string; type: string; isIdentity: boolean }

/** Throws when the two databases were not made by the same migrations. */
export async function withTwins(client: ClientBase, source: SourceTable): Promise<Table> {
  const { rows } = await client.query<Described>(
    `SELECT column_name AS name, data_type AS type, is_identity = 'YES' AS "isIdentity"
     FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1`,
    [source.name],
  )
  const isSame =
    rows.length === source.columns.length && rows.every(({ name }) => source.columns.includes(name))
  if (!isSame) {
    throw new Error(
      `The table ${source.name} of the file is not that of PostgreSQL: ` +
        'take away what was added by hand',
    )
  }
  return {
    ...source,
    twins: rows.map(({ name, type }) => columnOf(name, type)),
    identity: rows.find(({ isIdentity }) => isIdentity)?.name,
  }
}

export async function countRows(client: ClientBase, table: Table): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${table.name}`)
  return Number(rows[0]?.count)
}

export async function insertRows(
  client: ClientBase,
  { name, twins }: Table,
  rows: readonly SourceRow[],
): Promise<void> {
  const arrays = twins.map(({ kind }, index) => `$${index + 1}::${kind.type}[]`)
  try {
    await client.query(
      `INSERT INTO ${name} (${twins.map((column) => column.name).join()}) OVERRIDING SYSTEM VALUE
       SELECT * FROM unnest(${arrays.join()})`,
      twins.map((_, index) => rows.map((row) => row[index])),
    )
  } catch (error) {
    if (!isRowAtFault(error)) throw error
    throw new Error(
      `PostgreSQL refuses a row of ${name} (${postgresCodeOf(error)}), and nothing was moved: ` +
        'correct it in the file; the log of PostgreSQL says more',
    )
  }
}

/** The next row gets the id that it would have got in the file. */
export async function continueIds(
  client: ClientBase,
  { name, identity, lastId }: Table,
): Promise<void> {
  if (identity === undefined || lastId === undefined) return
  await client.query(`ALTER TABLE ${name} ALTER COLUMN ${identity} RESTART WITH ${lastId + 1}`)
}

/** Pages of rows in the order in which the file gives them, whatever the collation is. */
export async function* readCopied(
  client: ClientBase,
  { name, key, twins }: Table,
  pageRows: number,
): AsyncGenerator<readonly (readonly unknown[])[]> {
  const order = twins
    .filter((column) => key.includes(column.name))
    .toSorted((a, b) => key.indexOf(a.name) - key.indexOf(b.name))
    .map((column) => (column.isText ? `${column.name} COLLATE "C"` : column.name))
  await client.query(
    `DECLARE copied NO SCROLL CURSOR FOR
     SELECT ${twins.map((column) => column.kind.read(column.name)).join()} FROM ${name}
     ORDER BY ${order.join()}`,
  )
  for (;;) {
    const { rows } = await client.query<unknown[]>({
      text: `FETCH ${pageRows} FROM copied`,
      rowMode: 'array',
    })
    if (rows.length === 0) break
    yield rows
  }
  await client.query('CLOSE copied')
}
