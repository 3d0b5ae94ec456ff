import type { Database } from 'better-sqlite3'

import type { LeadColumn, LeadCount, LeadQuery, LeadRow, LeadsPage } from '../../contract/desk.ts'
import { folded } from './desk-copy.ts'

/** So many rows along the order are looked at, before all rows are. */
const WALK = 5000
const BOUNDED = 1000
const MOST_WORDS = 8

const SORT_COLUMNS: Readonly<Record<LeadColumn, string>> = {
  ...{ when: 'at', name: 'name', company: 'company', designation: 'designation', email: 'email' },
  ...{ stage: 'stage_rank', score: 'score', source: 'source', runs: 'runs' },
}

const ROW = 'id, at, name, company, designation, email, stage, score, source, runs, apart'

type StoredRow = Omit<LeadRow, 'at'> & { at: number }
type Condition = { text: string; values: (string | number)[] }
/** What was last shown: its value in the column of the order, and its id. */
export type LeadCursor = readonly [value: string | number, id: number]

/** By key: a page that follows is found by what was last shown, whatever came in meanwhile. */
export function readLeadPage(
  db: Database,
  query: LeadQuery,
  after: LeadCursor | undefined,
  limit: number,
): Pick<LeadsPage, 'rows'> & { next?: LeadCursor } {
  const { column, direction, order } = orderOf(query)
  const beyond: Condition = after
    ? { text: `(${column}, id) ${direction === 'ASC' ? '>' : '<'} (?, ?)`, values: [...after] }
    : { text: '1', values: [] }
  const wanted = conditionOf(query)
  const select = `SELECT ${ROW}, ${column} AS key FROM`
  // Many matches: some are near. Few matches: one pass over the rows in the order they lie in.
  const near = db
    .prepare<unknown[], StoredRow & { key: string | number }>(
      `${select} (SELECT * FROM lead WHERE ${beyond.text} ORDER BY ${order} LIMIT ${WALK})
       WHERE ${wanted.text} ORDER BY ${order} LIMIT ?`,
    )
    .all(...beyond.values, ...wanted.values, limit + 1)
  const found =
    near.length > limit
      ? near
      : db
          .prepare<unknown[], StoredRow & { key: string | number }>(
            `${select} lead NOT INDEXED WHERE ${beyond.text} AND ${wanted.text}
             ORDER BY ${order} LIMIT ?`,
          )
          .all(...beyond.values, ...wanted.values, limit + 1)
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return {
    rows: shown.map(leadRowOf),
    ...(found.length > limit && last && { next: [last.key, last.id] as const }),
  }
}

export function countLeadRows(db: Database, query: LeadQuery, isExact: boolean): LeadCount {
  const { text, values } = conditionOf(query)
  const limit = isExact ? '' : `LIMIT ${BOUNDED + 1}`
  const count = Number(
    db
      .prepare(`SELECT count(*) FROM (SELECT 1 FROM lead NOT INDEXED WHERE ${text} ${limit})`)
      .pluck()
      .get(...values),
  )
  const isAll = isExact || count <= BOUNDED
  return { count: isAll ? count : BOUNDED, isExact: isAll }
}

/** Every lead that the query finds now, in its order. */
export function readLeadIds(db: Database, query: LeadQuery): number[] {
  const { text, values } = conditionOf(query)
  return db
    .prepare<unknown[], number>(
      `SELECT id FROM lead NOT INDEXED WHERE ${text} ORDER BY ${orderOf(query).order}`,
    )
    .pluck()
    .all(...values)
}

/** Those that are still there, in the order of `ids`. */
export function readLeadRows(db: Database, ids: readonly number[]): LeadRow[] {
  const find = db.prepare<[number], StoredRow>(`SELECT ${ROW} FROM lead WHERE id = ?`)
  return ids.flatMap((id) => find.get(id) ?? []).map(leadRowOf)
}

export function readLeadRowsOf(db: Database, email: string): LeadRow[] {
  return db
    .prepare<[string], StoredRow>(`SELECT ${ROW} FROM lead WHERE email = ? ORDER BY id DESC`)
    .all(email)
    .map(leadRowOf)
}

/** One row for each person. */
export function readColleagues(
  db: Database,
  email: string,
  most: number,
): { rows: LeadRow[]; count: number } {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  const of = 'FROM lead WHERE domain = ? AND email <> ? AND apart IS NULL'
  const ids = db
    .prepare<[string, string, number], number>(
      `SELECT max(id) ${of} GROUP BY email ORDER BY 1 DESC LIMIT ?`,
    )
    .pluck()
    .all(domain, email, most)
  const count = db.prepare(`SELECT count(DISTINCT email) ${of}`).pluck().get(domain, email)
  return { rows: readLeadRows(db, ids), count: Number(count) }
}

function orderOf({ by = 'when', direction }: LeadQuery) {
  const column = SORT_COLUMNS[by]
  const isDescending = (direction ?? (by === 'when' ? 'descending' : 'ascending')) === 'descending'
  const way = isDescending ? 'DESC' : 'ASC'
  return { column, direction: way, order: `${column} ${way}, id ${way}` } as const
}

function conditionOf(query: LeadQuery): Condition {
  const { stage, finished, source, company, search = '', from, to, apart } = query
  const texts = [apart === 'only' ? 'apart IS NOT NULL' : 'apart IS NULL']
  const values: (string | number)[] = []
  const add = (text: string, ...more: (string | number)[]) => {
    texts.push(text)
    values.push(...more)
  }
  if (from) add('at >= ?', Date.parse(from))
  if (to) add('at < ?', Date.parse(to) + 86_400_000)
  if (stage !== undefined) add('stage = ?', stage)
  if (finished) texts.push(finished === 'yes' ? 'runs > 0' : 'runs = 0')
  if (source !== undefined) add('source = ?', source)
  if (company) add('instr(words, ?) BETWEEN 1 AND company_end', folded(company))
  const words = folded(search).split(/\s+/).filter(Boolean)
  for (const word of words.slice(0, MOST_WORDS)) add('instr(words, ?) > 0', word)
  return { text: texts.join(' AND '), values }
}

function leadRowOf({ at, score, source, runs, ...row }: StoredRow): LeadRow {
  return {
    ...{ id: row.id, at: new Date(at).toISOString() },
    ...{ name: row.name, company: row.company, designation: row.designation, email: row.email },
    ...{ stage: row.stage, score: runs === 0 ? null : score },
    ...{ source: source === '' ? null : source, runs, apart: row.apart },
  }
}
