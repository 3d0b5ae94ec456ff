import type { DatabaseSync } from 'node:sqlite'

import type { LeadColumn, LeadCount, LeadQuery } from '../../contract/desk.ts'
import { columnOf, rowsOf } from '../sqlite/statements.ts'
import { addressOf, folded } from './desk-copy.ts'

/** So many rows along an order with an index are looked at, before all rows are. */
const WALK = 5000
const BOUNDED = 1000
const MOST_WORDS = 8

/** The places are the ids below zero, in which order the leads came. */
const SORT_COLUMNS: Readonly<Record<LeadColumn, string>> = {
  ...{ when: 'place', name: 'name', company: 'company', designation: 'designation' },
  ...{ email: 'address', stage: 'stage_rank', score: 'score', source: 'source', runs: 'runs' },
}

const INDEXED: ReadonlySet<string> = new Set(['place', 'address'])

type Condition = { text: string; values: (string | number)[] }
type Found = { id: number; key: string | number }
/** What was last shown: its value in the column of the order, and its id. */
export type LeadCursor = readonly [value: string | number, id: number]

/** By key: a page that follows is found by what was last shown, whatever came in meanwhile. */
export function findLeadPage(
  db: DatabaseSync,
  query: LeadQuery,
  after: LeadCursor | undefined,
  limit: number,
): { ids: number[]; next?: LeadCursor } {
  const { column, order } = orderOf(query)
  const beyond = beyondOf(query, after)
  const wanted = conditionOf(query)
  const select = `SELECT -place AS id, ${column} AS key FROM`
  const values = [...beyond.values, ...wanted.values, limit + 1]
  // Many matches: some are near. Few matches: one pass over the rows in the order they lie in.
  const near = INDEXED.has(column)
    ? rowsOf<Found>(
        db.prepare(
          `${select} (SELECT * FROM lead WHERE ${beyond.text} ORDER BY ${order} LIMIT ${WALK})
           WHERE ${wanted.text} ORDER BY ${order} LIMIT ?`,
        ),
        ...values,
      )
    : []
  const found =
    near.length > limit
      ? near
      : rowsOf<Found>(
          db.prepare(
            `${select} lead NOT INDEXED WHERE ${beyond.text} AND ${wanted.text}
             ORDER BY ${order} LIMIT ?`,
          ),
          ...values,
        )
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return {
    ids: shown.map(({ id }) => id),
    ...(found.length > limit && last && { next: [last.key, last.id] as const }),
  }
}

export function countLeadRows(db: DatabaseSync, query: LeadQuery, isExact: boolean): LeadCount {
  const { text, values } = conditionOf(query)
  const limit = isExact ? '' : `LIMIT ${BOUNDED + 1}`
  const found = `SELECT 1 FROM lead NOT INDEXED WHERE ${text} ${limit}`
  const count = Number(columnOf(db.prepare(`SELECT count(*) FROM (${found})`), ...values)[0])
  const isAll = isExact || count <= BOUNDED
  return { count: isAll ? count : BOUNDED, isExact: isAll }
}

/** Every lead that the query finds now, in its order. */
export function readLeadIds(db: DatabaseSync, query: LeadQuery): number[] {
  const { text, values } = conditionOf(query)
  return columnOf<number>(
    db.prepare(
      `SELECT -place FROM lead NOT INDEXED WHERE ${text} ORDER BY ${orderOf(query).order}`,
    ),
    ...values,
  )
}

/** The newest lead of each person. */
export function findColleagues(
  db: DatabaseSync,
  email: string,
  most: number,
): { ids: number[]; count: number } {
  const domain = addressOf(email).slice(0, -email.lastIndexOf('@'))
  // '@' ends the domain, and 'A' is the character after it.
  const of = `FROM lead WHERE address >= ? AND address < ? AND address <> ? AND apart IS NULL`
  const values = [domain, `${domain.slice(0, -1)}A`, addressOf(email)] as const
  const ids = columnOf<number>(
    db.prepare(`SELECT -min(place) ${of} GROUP BY address ORDER BY 1 DESC LIMIT ?`),
    ...values,
    most,
  )
  const [count] = columnOf(db.prepare(`SELECT count(DISTINCT address) ${of}`), ...values)
  return { ids, count: Number(count) }
}

function orderOf({ by = 'when', direction }: LeadQuery) {
  const column = SORT_COLUMNS[by]
  const isDescending = (direction ?? (by === 'when' ? 'descending' : 'ascending')) === 'descending'
  const byPlace = isDescending ? 'place ASC' : 'place DESC'
  const order = by === 'when' ? byPlace : `${column} ${isDescending ? 'DESC' : 'ASC'}, ${byPlace}`
  return { column, isDescending, order }
}

/** Written so that an index finds where it begins. */
function beyondOf(query: LeadQuery, after: LeadCursor | undefined): Condition {
  if (!after) return { text: '1', values: [] }
  const { column, isDescending } = orderOf(query)
  const [value, id] = after
  const [more, further] = isDescending ? ['<', '>'] : ['>', '<']
  if (column === 'place') return { text: `place ${further} ?`, values: [-id] }
  return {
    text: `${column} ${more}= ? AND (${column} ${more} ? OR place ${further} ?)`,
    values: [value, value, -id],
  }
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
  if (company) add('instr(company, ?) > 0', folded(company))
  const words = folded(search).split(/\s+/).filter(Boolean)
  for (const word of words.slice(0, MOST_WORDS)) {
    const [address, ...parts] = addressCondition(word)
    add(
      `(instr(company, ?) > 0 OR instr(name, ?) > 0 OR instr(designation, ?) > 0 OR ${address})`,
      ...[word, word, word, ...parts],
    )
  }
  return { text: texts.join(' AND '), values }
}

/** A word with an at sign in it: the domain begins, and the part before it ends, as the word says. */
function addressCondition(word: string): [text: string, ...values: string[]] {
  const at = word.lastIndexOf('@')
  if (at === -1) return ['instr(address, ?) > 0', word]
  const [local, domain] = [word.slice(0, at), word.slice(at + 1)]
  return [
    'substr(address, 1, length(?)) = ? AND substr(address, length(address) - length(?) + 1) = ?',
    ...[domain, domain, local, local],
  ]
}
