import { isLeadOrder, LEAD_COLUMNS, readLeadState } from '../../contract/desk.ts'
import type { LeadColumn, LeadOrder, LeadQuery } from '../../contract/desk.ts'
import { isRecord } from '../../domain/record.ts'

/** What the list of leads shows: which, in which order, in which columns. */
export type LeadList = { query: LeadQuery; columns: readonly LeadColumn[] }

/** A page of the list: the rows before it, and where it begins. */
export type ListPage = { start: number; after?: string | undefined }

const QUERY_TEXTS = ['search', 'stage', 'company', 'source', 'from', 'to'] as const

/** From the first page to the one that is shown. */
export type Trail = readonly [ListPage, ...ListPage[]]

export const FIRST_PAGE: readonly [ListPage] = [{ start: 0 }]

/** The other columns are off at first: the page of the lead shows them too. */
const FIRST_COLUMNS = LEAD_COLUMNS.filter(
  (column) => !['email', 'note', 'source', 'runs'].includes(column),
)

export const FIRST_LIST: LeadList = { query: {}, columns: FIRST_COLUMNS }

/** Reads what a browser kept: whatever is not understood is left out. */
export function readLeadList(value: unknown): LeadList | undefined {
  if (!isRecord(value) || !isRecord(value['query']) || !Array.isArray(value['columns'])) return
  const given: readonly unknown[] = value['columns']
  const columns = LEAD_COLUMNS.filter((column) => column === 'name' || given.includes(column))
  return { query: readQuery(value['query']), columns }
}

function readQuery(value: Readonly<Record<string, unknown>>): LeadQuery {
  const query: LeadQuery = {}
  for (const name of QUERY_TEXTS) {
    const text = value[name]
    if (typeof text === 'string') query[name] = text
  }
  const { finished, quarantined, by, direction } = value
  if (finished === 'yes' || finished === 'no') query.finished = finished
  if (quarantined === 'only') query.quarantined = quarantined
  const state = readLeadState(value['state'])
  if (state) query.state = state
  if (isLeadOrder(by) && (direction === 'ascending' || direction === 'descending')) {
    query.by = by
    query.direction = direction
  }
  return query
}

/** Without the texts that mean "any": an empty search filters nothing. */
export function askedQuery(query: LeadQuery): LeadQuery {
  const { search, from, to, ...others } = query
  const texts = Object.entries({ search: search?.trim(), from, to })
  return { ...others, ...Object.fromEntries(texts.filter(([, text]) => text)) }
}

/** Whether anything is left out of the list. */
export function isFiltered(query: LeadQuery): boolean {
  const { by: _by, direction: _direction, ...filter } = askedQuery(query)
  return Object.keys(filter).length > 0
}

/** After a click on the head of a column: first the order that is wanted most, at the next click the other. */
export function sortedBy(query: LeadQuery, by: LeadOrder): LeadQuery {
  const first = by === 'when' || by === 'runs' ? 'descending' : 'ascending'
  const { by: shown = 'when', direction = 'descending' } = query
  const other = direction === 'ascending' ? 'descending' : 'ascending'
  return { ...query, by, direction: by === shown ? other : first }
}
