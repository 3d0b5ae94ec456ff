import type { IfErased, RowTable, Sql, Transaction } from '../sql/sql.ts'
import { textOf } from '../sql/sql.ts'
import { insertDeliveries } from '../outbox.ts'
import { ROW_TABLES } from '../stored-row.ts'
import type { StoredRow } from '../stored-row.ts'

/**
 * `saved`: a new row is durable. `repeated`: the same key with the same values is already durable.
 * `conflict`: the key belongs to other values; nothing was written.
 */
export type SaveOutcome = 'saved' | 'repeated' | 'conflict'

/**
 * Writes the rows with their deliveries, each key once, and returns the outcome of each. Call it inside a
 * transaction. Of several rows with one key the first is kept. A row of an erased key is not kept, and its
 * outcome is that of a repeat.
 */
export async function keepRows(
  sql: Transaction,
  rows: readonly StoredRow[],
  ifErased: IfErased = 'leave out',
): Promise<SaveOutcome[]> {
  const outcomes = new Map<StoredRow, SaveOutcome>()
  // Side by side: on PostgreSQL neither waits for the other's reply.
  await Promise.all(
    ROW_TABLES.map(async (table) => {
      const own = rows.filter((row) => row.table === table)
      if (own.length > 0) await keepInTable(sql, table, own, outcomes, ifErased)
    }),
  )
  const saved = rows.filter((row) => outcomes.get(row) === 'saved')
  const deliveries = saved.flatMap((row) => row.deliveries)
  if (deliveries.length > 0) await insertDeliveries(sql, deliveries)
  return rows.map((row) => outcomes.get(row) ?? 'repeated')
}

/** Runs every statement without a row: rejects if the role lacks a right. */
export async function checkRights(sql: Transaction): Promise<void> {
  for (const table of ROW_TABLES) {
    await sql.insertRows(table, [], 'leave out')
    await readHashes(sql, table, [])
  }
  await insertDeliveries(sql, [])
}

async function keepInTable(
  sql: Transaction,
  table: RowTable,
  rows: readonly StoredRow[],
  outcomes: Map<StoredRow, SaveOutcome>,
  ifErased: IfErased,
): Promise<void> {
  const firsts = new Map<string, StoredRow>()
  for (const row of rows) if (!firsts.has(row.key)) firsts.set(row.key, row)

  const saved = await sql.insertRows(table, [...firsts.values()], ifErased)
  const existing = [...firsts.keys()].filter((key) => !saved.has(key))
  const hashes =
    existing.length > 0 ? await readHashes(sql, table, existing) : new Map<string, string>()

  for (const row of rows) {
    const first = firsts.get(row.key)
    const isSaved = saved.has(row.key)
    const hash = isSaved ? first?.bodyHash : hashes.get(row.key)
    if (isSaved && row === first) outcomes.set(row, 'saved')
    else if (hash !== undefined) outcomes.set(row, hash === row.bodyHash ? 'repeated' : 'conflict')
  }
}

async function readHashes(
  sql: Sql,
  { name, key }: RowTable,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const found = await sql.query(
    `SELECT ${key} AS key, body_hash FROM ${name}
     WHERE ${key} IN (SELECT value FROM ${sql.dialect.inputValues})`,
    [JSON.stringify(keys)],
  )
  return new Map(found.map((row) => [textOf(row['key']), textOf(row['body_hash'])]))
}
