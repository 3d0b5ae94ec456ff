import type { LeadOrder, LeadQuery } from '../../contract/desk.ts'
import { numberOf } from '../sql/sql.ts'
import type { Sql, SqlValue } from '../sql/sql.ts'
import { folded } from './desk-rows.ts'

/** A filter looks at so many leads in the order of the list first, and only then at all. */
const WALK = 40_000
const MOST_WORDS = 8

/** Each has an index. */
const SORT_COLUMNS: Readonly<Record<LeadOrder, string>> = {
  when: 'id',
  name: 'name',
  company: 'company',
  designation: 'designation',
  email: 'email_by_domain',
  stage: 'stage_rank',
  score: 'score',
  source: 'source',
  runs: 'runs',
}

/** People write these one by one, so they are few. */
const NOTED = 'SELECT lead_id FROM assessment_lead_notes WHERE'

const TEXTS = ['name', 'company', 'designation', 'email_by_domain']

/** What was last shown: its value in the column of the order, and its id. */
export type LeadCursor = readonly [value: string | number, id: number]

type Found = { id: number; key: string | number }

/** By key: a page that follows is found by what was last shown, whatever came in meanwhile. */
export async function findLeadPage(
  sql: Sql,
  query: LeadQuery,
  after: LeadCursor | undefined,
  limit: number,
): Promise<{ ids: number[]; next?: LeadCursor }> {
  const found = await findLeads(sql, query, after, limit + 1)
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return {
    ids: shown.map(({ id }) => id),
    ...(found.length > limit && last && { next: [last.key, last.id] as const }),
  }
}

async function findLeads(
  sql: Sql,
  query: LeadQuery,
  after: LeadCursor | undefined,
  limit: number,
): Promise<Found[]> {
  const { column, comparison, order } = orderOf(query)
  const { conditions, values, bind } = filterOf(sql, query)
  const beyond = after
    ? [`(${column}, id) ${comparison} (${bind(after[0])}, ${bind(after[1])})`]
    : []
  const near = [inListOf(query), ...beyond].join(' AND ')
  const wanted = conditions.join(' AND ')
  const end = `ORDER BY ${order} LIMIT ${limit}`

  async function find(from: string): Promise<Found[]> {
    const rows = await sql.list(`SELECT id, ${column} FROM ${from} ${end}`, values)
    return rows.map(([id, key]) => ({ id: numberOf(id), key: keyOf(query, key) }))
  }

  if (wanted === '') return find(`assessment_desk_leads WHERE ${near}`)
  // A filter that many leads match finds its page among the first ones.
  if (!hasFew(query)) {
    const walked = await find(
      `(SELECT * FROM assessment_desk_leads WHERE ${near} ORDER BY ${order} LIMIT ${WALK}) AS walked
       WHERE ${wanted}`,
    )
    if (walked.length === limit) return walked
  }
  const all = `assessment_desk_leads WHERE ${[inListByScan(query), ...beyond].join(' AND ')} AND ${wanted}`
  // Materialized, so that the few are found first and then sorted: the index of the order has every lead.
  return find(
    hasFew(query)
      ? `(WITH few AS MATERIALIZED (SELECT * FROM ${all}) SELECT * FROM few) AS found`
      : all,
  )
}

export async function countLeadRows(sql: Sql, query: LeadQuery): Promise<number> {
  const { where, values } = everyOf(sql, query)
  const [row] = await sql.list(`SELECT count(*) FROM assessment_desk_leads WHERE ${where}`, values)
  return numberOf(row?.[0])
}

/** Of the list: how many leads came after that one, and the newest of all; 0 where there is none. */
export async function readNewLeads(
  sql: Sql,
  after: number,
): Promise<{ leads: number; newest: number }> {
  const [row] = await sql.list(
    `SELECT max(id), (SELECT count(*) FROM assessment_desk_leads WHERE quarantined = 0 AND id > $1)
     FROM assessment_desk_leads WHERE quarantined = 0`,
    [after],
  )
  return { newest: numberOf(row?.[0] ?? 0), leads: numberOf(row?.[1]) }
}

/** Every lead that the query finds now, in its order. */
export async function readLeadIds(sql: Sql, query: LeadQuery): Promise<number[]> {
  const { where, values } = everyOf(sql, query)
  const { order } = orderOf(query)
  const rows = await sql.list(
    `SELECT id FROM assessment_desk_leads WHERE ${where} ORDER BY ${order}`,
    values,
  )
  return rows.map(([id]) => numberOf(id))
}

function orderOf({ by = 'when', direction }: LeadQuery) {
  const column = SORT_COLUMNS[by]
  const isDescending = direction ? direction === 'descending' : by === 'when'
  const [comparison, way] = isDescending ? ['<', 'DESC'] : ['>', 'ASC']
  return { column, comparison, order: `${column} ${way}, id ${way}` }
}

/** Leads of one company, or marked by people one by one, are found without a look at the others. */
function hasFew({ state, company }: LeadQuery): boolean {
  return state === 'spoken' || state === 'closed' || company !== undefined
}

/** PostgreSQL gives some numbers as text. */
function keyOf({ by = 'when' }: LeadQuery, key: unknown): string | number {
  const isNumber = by === 'when' || by === 'stage' || by === 'score' || by === 'runs'
  return isNumber ? numberOf(key) : String(key)
}

function inListOf({ quarantined }: LeadQuery): string {
  return `quarantined = ${quarantined === 'only' ? 1 : 0}`
}

/** `+ 0` keeps SQLite from an index, by which it would fetch every lead alone. That of a company finds few. */
function inListByScan(query: LeadQuery): string {
  return query.company === undefined
    ? `quarantined + 0 = ${query.quarantined === 'only' ? 1 : 0}`
    : inListOf(query)
}

function everyOf(sql: Sql, query: LeadQuery): { where: string; values: SqlValue[] } {
  const { conditions, values } = filterOf(sql, query)
  const inList = conditions.length === 0 ? inListOf(query) : inListByScan(query)
  return { where: [inList, ...conditions].join(' AND '), values }
}

function filterOf(sql: Sql, query: LeadQuery) {
  const { stage, finished, source, company, state, search = '', from, to } = query
  const conditions: string[] = []
  const values: SqlValue[] = []

  function bind(value: SqlValue): string {
    values.push(value)
    return `$${values.length}`
  }

  if (from) conditions.push(`day >= ${bind(from)}`)
  if (to) conditions.push(`day <= ${bind(to)}`)
  if (stage !== undefined) conditions.push(`stage = ${bind(stage)}`)
  if (finished) conditions.push(finished === 'yes' ? 'runs > 0' : 'runs = 0')
  if (state === 'new') conditions.push(`id NOT IN (${NOTED} state <> 'new')`)
  else if (state) conditions.push(`id IN (${NOTED} state = ${bind(state)})`)
  if (source !== undefined) conditions.push(`source = ${bind(source)}`)
  if (company !== undefined) conditions.push(`company = ${bind(folded(company))}`)
  const words = folded(search).split(/\s/).filter(Boolean)
  for (const word of words.slice(0, MOST_WORDS)) {
    const place = bind(word)
    const found = TEXTS.map((text) => sql.dialect.contains(text, place))
    conditions.push(`(${[...found, ...inEmail(word)].join(' OR ')})`)
  }

  /** With an at sign: the domain begins, and what is before it ends, as the word says. */
  function inEmail(word: string): string[] {
    const at = word.lastIndexOf('@')
    if (at === -1) return []
    const [local, domain] = [word.slice(0, at), word.slice(at + 1)]
    const start = `substr(email_by_domain, 1, ${Array.from(domain).length})`
    const end = `substr(email_by_domain, length(email_by_domain) - ${Array.from(local).length} + 1)`
    return [`(${start} = ${bind(domain)} AND ${end} = ${bind(local)})`]
  }

  return { conditions, values, bind }
}
