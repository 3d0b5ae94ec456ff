import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'

import type { ClientBase } from 'pg'

import { isRowAtFault, postgresCodeOf } from '../postgres/errors.ts'
import { namesOf } from './tables.ts'
import type { Column, Table } from './tables.ts'

/** The values of `columns`, in their order. */
type Row = readonly SQLOutputValue[]

const PAGE_ROWS = 5000

/** Pages of the rows of the file, in the order of their key. */
export function* readFile(
  db: DatabaseSync,
  { name, columns, key }: Table,
): Generator<readonly Row[]> {
  const all = db.prepare(`SELECT ${namesOf(columns)} FROM ${name} ORDER BY ${key.join()}`)
  all.setReturnArrays(true)
  let page: Row[] = []
  for (const row of all.iterate()) {
    page.push(Object.values(row))
    if (page.length < PAGE_ROWS) continue
    yield page
    page = []
  }
  if (page.length > 0) yield page
}

/** The same of PostgreSQL, whatever order it has for texts. */
export async function* readPostgres(
  client: ClientBase,
  { name, columns, key }: Table,
): AsyncGenerator<readonly Row[]> {
  const texts = columns.filter(({ type }) => type === 'text').map((column) => column.name)
  const order = key.map((column) => (texts.includes(column) ? `${column} COLLATE "C"` : column))
  await client.query(
    `DECLARE copied NO SCROLL CURSOR FOR
     SELECT ${columns.map(asInFile).join()} FROM ${name} ORDER BY ${order.join()}`,
  )
  const next = { text: `FETCH ${PAGE_ROWS} FROM copied`, rowMode: 'array' } as const
  for (;;) {
    const { rows } = await client.query<SQLOutputValue[]>(next)
    if (rows.length === 0) break
    yield rows
  }
  await client.query('CLOSE copied')
}

export async function insertRows(
  client: ClientBase,
  { name, columns }: Table,
  rows: readonly Row[],
): Promise<void> {
  const arrays = columns.map(({ type }, index) => `$${index + 1}::${type}[]`)
  try {
    await client.query(
      `INSERT INTO ${name} (${namesOf(columns)}) OVERRIDING SYSTEM VALUE
       SELECT * FROM unnest(${arrays.join()})`,
      columns.map((_, index) => rows.map((row) => row[index])),
    )
  } catch (error) {
    if (!isRowAtFault(error)) throw error
    throw new Error(
      `PostgreSQL refuses a row of ${name} (${postgresCodeOf(error)}), and nothing was moved: ` +
        'correct it in the file; the log of PostgreSQL says more',
    )
  }
}

/** One line for a row, the same from both databases. */
export function rowLineOf(columns: readonly Column[], row: Row): string {
  const values = columns.map(({ type }, index) => {
    const value = row[index] ?? null
    if (value === null) return null
    return type === 'jsonb' ? membersOf(String(value)) : String(value)
  })
  return `${JSON.stringify(values)}\n`
}

/** PostgreSQL keeps the members of an object in an order of its own. */
function membersOf(json: string): [string, unknown][] {
  return Object.entries<unknown>(JSON.parse(json)).toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** What PostgreSQL is asked for, so that it gives a value as the file holds it. */
function asInFile({ name, type }: Column): string {
  switch (type) {
    case 'bigint':
    case 'integer':
    case 'double precision':
    case 'text':
      return name
    case 'jsonb':
      return `${name}::text`
    case 'timestamp with time zone':
      // The file has milliseconds, PostgreSQL microseconds: a time with more of them is another.
      return `regexp_replace(
        to_char(${name} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), '000$', '') || 'Z'`
    default:
      throw new Error(`Nothing says how to move the column ${name} (${type})`)
  }
}
