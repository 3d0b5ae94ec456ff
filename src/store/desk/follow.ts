import type { Reading } from '../../contract/desk.ts'
import { numberOf, timeOf } from '../sql/sql.ts'
import type { Sql, SqlList } from '../sql/sql.ts'
import { breath } from './breath.ts'
import { completeCopy } from './complete-copy.ts'
import { columnOf } from '../sqlite/statements.ts'
import type { DeskCopy } from './desk-copy.ts'
import { kindsOf } from './kinds.ts'
import type { Kind } from './kinds.ts'
import { reconcileKind } from './reconcile.ts'

const PAGE = 5000
/** So many are taken in at a time; between them the database is answered, and so are the owner's requests. */
const PART = 500
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

/**
 * A kind whose rows with an id below `before` are not in the copy yet; `page`: the next of them, `at`:
 * the time of the last one before them.
 */
type Unread = { kind: Kind; before: number; at: number; page?: Promise<readonly SqlList[]> }

export function createFollow(sql: Sql, copy: DeskCopy): Follow {
  const kinds = kindsOf(copy)
  const newest = new Map(kinds.map((kind) => [kind, 0]))
  let [done, total] = [0, 0]
  let unread: Unread[] | undefined
  let isWhole = false
  const stop = new AbortController()

  async function load(): Promise<void> {
    unread ??= await Promise.all(kinds.map(beginKind))
    const open = unread
    for (const kind of open) delete kind.page
    total = Math.max(total, done + open.reduce((sum, { before }) => sum + before - 1, 0))
    let next: Unread | undefined
    while ((next = await nextOf(open)) && !stop.signal.aborted) {
      await takePage(next)
    }
    await Promise.allSettled(open.map(pageOf))
    await completeCopy(copy, Math.max(...newest.values()), stop.signal)
    isWhole = true
  }

  /** Responses before the leads of their time, so that a lead comes with its stage. */
  async function nextOf([leads, responses]: readonly Unread[]): Promise<Unread | undefined> {
    const rows = leads ? await pageOf(leads) : []
    const isAhead = responses && (responses.before === 1 || responses.at <= lastTimeOf(rows))
    if (!isAhead) return responses
    return rows.length > 0 ? leads : undefined
  }

  async function takePage(next: Unread): Promise<void> {
    const rows = await pageOf(next)
    const before = rows.length < PAGE ? 1 : numberOf(rows.at(-1)?.[0])
    done += next.before - before
    Object.assign(next, { before, at: lastTimeOf(rows), page: undefined })
    // The database reads on while this process takes in what came.
    void pageOf(next)
    for (let start = 0; start < rows.length; start += PART) {
      await breath()
      next.kind.add(rows.slice(start, start + PART))
    }
  }

  function pageOf(from: Unread): Promise<readonly SqlList[]> {
    from.page ??= readBefore(from)
    // A failure is told to those who wait for the rows.
    from.page.catch(() => {})
    return from.page
  }

  async function readBefore({ kind, before }: Unread): Promise<readonly SqlList[]> {
    if (before === 1) return []
    return sql.list(`${kind.select} WHERE id < $1 ORDER BY id DESC LIMIT ${PAGE}`, [before])
  }

  async function beginKind(kind: Kind): Promise<Unread> {
    const [row] = await sql.list(`SELECT max(id) FROM ${kind.table}`)
    const last = numberOf(row?.[0] ?? 0)
    newest.set(kind, last)
    return { kind, before: last + 1, at: Number.POSITIVE_INFINITY }
  }

  async function catchUp(): Promise<void> {
    for (const kind of kinds) {
      let last = Math.max(0, (newest.get(kind) ?? 0) - OVERLAP)
      let rows: readonly SqlList[]
      do {
        rows = await sql.list(`${kind.select} WHERE id > $1 ORDER BY id LIMIT ${PAGE}`, [last])
        if (rows.length > 0) kind.add(rows)
        last = numberOf(rows.at(-1)?.[0] ?? last)
      } while (rows.length === PAGE)
      newest.set(kind, Math.max(last, newest.get(kind) ?? 0))
    }
  }

  function dropBefore(firstIds: readonly number[]): void {
    kinds.forEach((kind, index) => {
      const first = firstIds[index] ?? 0
      const old = copy.db.prepare(`SELECT -place FROM ${kind.copied} WHERE place > ?`)
      kind.remove(columnOf<number>(old, -Math.min(first, Number.MAX_SAFE_INTEGER)))
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

/** Of the last of them. */
function lastTimeOf(rows: readonly SqlList[]): number {
  const [, at] = rows.at(-1) ?? []
  return at === undefined ? Number.NEGATIVE_INFINITY : timeOf(at)
}
