import { setTimeout as sleep } from 'node:timers/promises'

import type { OwnerEngine } from '../owner/engine.ts'
import { numberOf, placesOf } from '../sql/sql.ts'
import type { Sql } from '../sql/sql.ts'
import { LEAD_KIND, RESPONSE_KIND } from './desk-rows.ts'
import type { RowKind } from './desk-rows.ts'

/** Ids that are compared at a time. */
const WINDOW = 10_000
/** Rows that are added in one transaction: a server waits 0.25 s for SQLite's lock. */
const PAGE = 200
/** PostgreSQL may commit rows in another order than that of their ids: the last ones are looked for again. */
const OVERLAP = 500

/** Responses first, so that a lead comes with its stage. */
const KINDS = [RESPONSE_KIND, LEAD_KIND]

type Options = {
  signal: AbortSignal
  /** The pause after each transaction, as a multiple of its time, in which the server has the database. */
  pauseFactor: number
  /** Told of the ids that were compared. */
  onProgress?: (done: number, total: number) => void
}

/** Adds the rows that came in since. */
export function takeInNew(engine: OwnerEngine, options: Options): Promise<void> {
  return takeIn(engine, options, async ({ deskTable }) =>
    Math.max(0, (await readLastId(engine.sql, deskTable)) - OVERLAP),
  )
}

/** Adds every row that is not there, however old it is. */
export async function takeInAll(engine: OwnerEngine, options: Options): Promise<void> {
  await takeInNew(engine, options)
  if (!(await hasAll(engine.sql))) await takeIn(engine, options, async () => 0)
}

async function takeIn(
  engine: OwnerEngine,
  { signal, pauseFactor, onProgress }: Options,
  beginOf: (kind: RowKind) => Promise<number>,
): Promise<void> {
  const ranges = []
  for (const kind of KINDS) {
    const [from, to] = [await beginOf(kind), await readLastId(engine.sql, kind.table)]
    ranges.push({ kind, from, to })
  }
  const total = ranges.reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0)
  let done = 0
  for (const { kind, from, to } of ranges) {
    for (let start = from; start < to && !signal.aborted; start += WINDOW) {
      const end = Math.min(start + WINDOW, to)
      const ids = await findMissing(engine.sql, kind, start, end)
      if (ids.length > 0) await addAll(engine, kind, ids, { signal, pauseFactor })
      done += end - start
      onProgress?.(done, total)
    }
  }
}

async function addAll(
  engine: OwnerEngine,
  kind: RowKind,
  ids: readonly number[],
  { signal, pauseFactor }: Options,
): Promise<void> {
  await engine.write(async (session) => {
    for (let start = 0; start < ids.length && !signal.aborted; start += PAGE) {
      const began = performance.now()
      const some = ids.slice(start, start + PAGE)
      await session.transaction((sql) => addRows(sql, kind, some))
      if (ids.length > PAGE) await sleep((performance.now() - began) * pauseFactor)
    }
  })
}

/** Those that are still there. */
async function addRows(sql: Sql, kind: RowKind, ids: readonly number[]): Promise<void> {
  await sql.query(sql.dialect.lockDesk)
  const { table, deskTable, columns, types, further, joins } = kind
  const rows = await sql.query(
    `SELECT id, substr(CAST(created_at AS text), 1, 10) AS day, ${columns}
     FROM ${table} WHERE id IN (${placesOf(ids)})`,
    ids,
  )
  const given = rows.map((row) => ({ id: Number(row['id']), day: row['day'], ...kind.rowOf(row) }))
  const own = Object.keys(types)
  await sql.query(
    `INSERT INTO ${deskTable} (${[...own, ...Object.keys(further)].join()})
     SELECT ${[...own.map((name) => `given.${name}`), ...Object.values(further)].join()}
     FROM ${sql.dialect.given(types)} ${joins} WHERE true ON CONFLICT (id) DO NOTHING`,
    [JSON.stringify(given)],
  )
}

async function findMissing(
  sql: Sql,
  { table, deskTable }: RowKind,
  after: number,
  last: number,
): Promise<number[]> {
  const rows = await sql.list(
    `SELECT kept.id FROM ${table} AS kept WHERE kept.id > $1 AND kept.id <= $2
       AND NOT EXISTS (SELECT 1 FROM ${deskTable} AS known WHERE known.id = kept.id)
     ORDER BY kept.id`,
    [after, last],
  )
  return rows.map(([id]) => numberOf(id))
}

/** What is deleted goes from both tables, so equal numbers mean the same rows. */
async function hasAll(sql: Sql): Promise<boolean> {
  const counts = KINDS.map(
    ({ table, deskTable }) =>
      `(SELECT count(*) FROM ${table}) = (SELECT count(*) FROM ${deskTable})`,
  )
  const [row] = await sql.list(
    `SELECT CASE WHEN ${counts.join(' AND ')} THEN 1 ELSE 0 END AS has_all`,
  )
  return row?.[0] === 1
}

async function readLastId(sql: Sql, table: string): Promise<number> {
  const [row] = await sql.list(`SELECT max(id) FROM ${table}`)
  return numberOf(row?.[0] ?? 0)
}
