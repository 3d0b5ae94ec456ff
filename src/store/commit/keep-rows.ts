import type { Sql } from '../sql/sql.ts'
import { textOf } from '../sql/sql.ts'
import { StoreUnavailableError } from '../store.ts'
import type { SaveOutcome } from '../store.ts'
import type { OutboxEvent } from '../outbox-event.ts'
import { ROW_TABLES } from '../stored-row.ts'
import type { RowTable, StoredRow } from '../stored-row.ts'

const EVENT_COLUMNS = {
  id: 'text',
  channel: 'text',
  event: 'text',
  row_key: 'text',
  payload: 'text',
  created_at: 'timestamptz',
} as const

/**
 * Writes the rows with their events, each key once, and returns the outcome of each. Call it inside a
 * transaction. Of several rows with one key the first is kept.
 */
export async function keepRows(sql: Sql, rows: readonly StoredRow[]): Promise<SaveOutcome[]> {
  const outcomes = new Map<StoredRow, SaveOutcome>()
  for (const table of ROW_TABLES) {
    const own = rows.filter((row) => row.table === table)
    if (own.length > 0) await keepInTable(sql, table, own, outcomes)
  }
  const saved = rows.filter((row) => outcomes.get(row) === 'saved')
  const events = saved.flatMap((row) => row.events)
  if (events.length > 0) await insertEvents(sql, events)
  return rows.map((row) => {
    const outcome = outcomes.get(row)
    if (outcome === undefined) throw new StoreUnavailableError('A row was erased meanwhile')
    return outcome
  })
}

/** Runs every statement without a row: rejects if the role lacks a right. */
export async function checkRights(sql: Sql): Promise<void> {
  for (const table of ROW_TABLES) {
    await insertRows(sql, table, [])
    await readHashes(sql, table, [])
  }
  await insertEvents(sql, [])
}

async function keepInTable(
  sql: Sql,
  table: RowTable,
  rows: readonly StoredRow[],
  outcomes: Map<StoredRow, SaveOutcome>,
): Promise<void> {
  const firsts = new Map<string, StoredRow>()
  for (const row of rows) if (!firsts.has(row.key)) firsts.set(row.key, row)

  const saved = await insertRows(sql, table, [...firsts.values()])
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

/** In the order of the keys, so that two servers never wait for each other. */
async function insertRows(
  sql: Sql,
  table: RowTable,
  rows: readonly StoredRow[],
): Promise<Set<string>> {
  const { name, key, columns } = table
  const names = [key, 'body_hash', ...Object.keys(columns)].join()
  const input = sql.dialect.inputRows({ [key]: 'text', body_hash: 'text', ...columns })
  const sorted = rows.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const saved = await sql.query(
    `INSERT INTO ${name} (${names}) SELECT ${names} FROM ${input} WHERE true
     ON CONFLICT (${key}) DO NOTHING RETURNING ${key} AS key`,
    [
      JSON.stringify(
        sorted.map((row) => ({ [key]: row.key, body_hash: row.bodyHash, ...row.values })),
      ),
    ],
  )
  return new Set(saved.map((row) => textOf(row['key'])))
}

async function readHashes(
  sql: Sql,
  { name, key }: RowTable,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const found = await sql.query(
    `SELECT ${key} AS key, body_hash FROM ${name}
     WHERE ${key} IN (SELECT key FROM ${sql.dialect.inputRows({ key: 'text' })})`,
    [JSON.stringify(keys.map((each) => ({ key: each })))],
  )
  return new Map(found.map((row) => [textOf(row['key']), textOf(row['body_hash'])]))
}

/** Leaves existing events unchanged; returns how many are new. */
export async function insertEvents(sql: Sql, events: readonly OutboxEvent[]): Promise<number> {
  const added = await sql.query(
    `INSERT INTO assessment_deliveries (id, channel, event, row_key, created_at, payload, next_attempt_at)
     SELECT id, channel, event, row_key, created_at, payload, created_at
     FROM ${sql.dialect.inputRows(EVENT_COLUMNS)} WHERE true
     ON CONFLICT (id) DO NOTHING RETURNING id`,
    [JSON.stringify(events)],
  )
  return added.length
}
