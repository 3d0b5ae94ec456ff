import type { Reading } from '../../contract/desk.ts'
import { numberOf } from '../sql.ts'
import type { Sql, SqlRow } from '../sql.ts'
import { breath } from './breath.ts'
import type { DeskCopy } from './desk-copy.ts'
import { kindsOf } from './kinds.ts'
import type { Kind } from './kinds.ts'
import { reconcileKind } from './reconcile.ts'

const PAGE = 2000
/** PostgreSQL may commit rows in another order than that of their ids: the last ones are read again. */
const OVERLAP = 500

/** Keeps the copy like the database, in short reads by key. */
export type Follow = {
  /**
   * Everything, the newest first; resolves when the copy is whole, or this is stopped. After a
   * failure it goes on where it was.
   */
  load(): Promise<void>
  /** While the copy is not whole. */
  reading(): Reading | undefined
  /** Rows that came in since. */
  catchUp(): Promise<void>
  /** Rows older than the first ones that are left, after a purge: of leads and of responses. */
  dropBefore(firstIds: readonly number[]): void
  /** Rows that are gone or changed; a look at every id. */
  reconcile(): Promise<void>
  stop(): void
}

/** A kind whose rows with an id below `before` are not read yet; `ahead`: the next of them. */
type Unread = { kind: Kind; before: number; at: number; ahead?: Promise<readonly SqlRow[]> }

export function createFollow(sql: Sql, copy: DeskCopy): Follow {
  const kinds = kindsOf(copy)
  const newest = new Map(kinds.map((kind) => [kind, 0]))
  let [done, total] = [0, 0]
  let unread: Unread[] | undefined
  let isWhole = false
  const stop = new AbortController()

  /** Leads and responses in turn by their time, so that a lead has its stage when it is shown. */
  async function load(): Promise<void> {
    unread ??= await Promise.all(kinds.map(beginKind))
    const open = unread
    for (const kind of open) delete kind.ahead
    total = Math.max(total, done + open.reduce((sum, { before }) => sum + before - 1, 0))
    while (open.length > 0 && !stop.signal.aborted) {
      open.sort((one, other) => other.at - one.at)
      const [next] = open
      if (!next) break
      const { kind, before, ahead = readBefore(kind, before) } = next
      delete next.ahead
      const rows = await ahead
      next.before = rows.length < PAGE ? 1 : numberOf(rows.at(-1)?.['id'])
      // The database reads on while this process takes in what came.
      if (next.before > 1) next.ahead = readBefore(kind, next.before)
      else open.shift()
      if (rows.length > 0) next.at = kind.add(rows)
      done += before - next.before
      await breath()
    }
    await Promise.allSettled(open.flatMap(({ ahead }) => ahead ?? []))
    isWhole = true
  }

  function readBefore({ select }: Kind, before: number): Promise<readonly SqlRow[]> {
    const rows = sql.query(`${select} WHERE id < $1 ORDER BY id DESC LIMIT ${PAGE}`, [before])
    // A failure is told when the rows are asked for.
    rows.catch(() => {})
    return rows
  }

  async function beginKind(kind: Kind): Promise<Unread> {
    const [row] = await sql.query(`SELECT max(id) AS last FROM ${kind.table}`)
    const last = numberOf(row?.['last'] ?? 0)
    newest.set(kind, last)
    return { kind, before: last + 1, at: Number.POSITIVE_INFINITY }
  }

  async function catchUp(): Promise<void> {
    for (const kind of kinds) {
      let last = Math.max(0, (newest.get(kind) ?? 0) - OVERLAP)
      let rows: readonly SqlRow[]
      do {
        rows = await sql.query(`${kind.select} WHERE id > $1 ORDER BY id LIMIT ${PAGE}`, [last])
        if (rows.length > 0) kind.add(rows)
        last = numberOf(rows.at(-1)?.['id'] ?? last)
      } while (rows.length === PAGE)
      newest.set(kind, Math.max(last, newest.get(kind) ?? 0))
    }
  }

  function dropBefore(firstIds: readonly number[]): void {
    kinds.forEach((kind, index) => {
      const first = firstIds[index] ?? 0
      const old = copy.db.prepare<[number], number>(
        `SELECT -place FROM ${kind.copied} WHERE place > ?`,
      )
      kind.remove(old.pluck().all(-Math.min(first, Number.MAX_SAFE_INTEGER)))
    })
  }

  async function reconcile(): Promise<void> {
    for (const kind of kinds) {
      await reconcileKind({ sql, copy, signal: stop.signal }, kind, newest.get(kind) ?? 0)
    }
  }

  return {
    load,
    reading: () => (isWhole ? undefined : { done, total: Math.max(done, total) }),
    catchUp,
    dropBefore,
    reconcile,
    stop: () => stop.abort(),
  }
}
