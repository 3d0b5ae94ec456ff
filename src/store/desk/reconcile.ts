import { breath } from './breath.ts'
import { numberOf, placesOf, textOf } from '../sql/sql.ts'
import type { Sql } from '../sql/sql.ts'
import { rowsOf } from '../sqlite/statements.ts'
import type { DeskCopy } from './desk-copy.ts'
import type { Kind } from './kinds.ts'

const PAGE = 2000

type Compared = { sql: Sql; copy: DeskCopy; signal: AbortSignal }

/** Removes what is gone, adds what came in out of order, and sees who is kept apart: ids up to `end`. */
export async function reconcileKind(
  { sql, copy, signal }: Compared,
  kind: Kind,
  end: number,
): Promise<void> {
  const [copied, stored] = kind.apart
  const held = copy.db.prepare(
    `SELECT -place AS id, ${copied} AS apart FROM ${kind.copied} WHERE place >= ? AND place < ?`,
  )
  const select = `SELECT id, ${stored} FROM ${kind.table}
      WHERE id > $1 AND id <= $2 ORDER BY id LIMIT ${PAGE}`
  for (let last = 0; last < end && !signal.aborted;) {
    const rows = await sql.list(select, [last, end])
    const to = rows.length < PAGE ? end : numberOf(rows.at(-1)?.[0])
    const there = new Map(rows.map(([id, apart]) => [numberOf(id), apart]))
    const known = rowsOf<{ id: number; apart: string | null }>(held, -to, -last)
    kind.remove(known.filter(({ id }) => !there.has(id)).map(({ id }) => id))
    for (const { id, apart } of known) {
      const now = there.get(id)
      if (now !== undefined && now !== apart) copy.setApart(id, now === null ? null : textOf(now))
      there.delete(id)
    }
    if (there.size > 0) await addByIds(sql, kind, [...there.keys()])
    last = to
    await breath()
  }
}

async function addByIds(sql: Sql, kind: Kind, ids: readonly number[]): Promise<void> {
  const listed = placesOf(ids)
  kind.add(await sql.list(`${kind.select} WHERE id IN (${listed})`, ids))
}
