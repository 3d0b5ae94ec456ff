import { DUE_NOW, REACH_FIRST } from '../../address.ts'

const QUARANTINE = '?quarantined=only'

/** Its query, its length, and what it says without leads. */
export const LISTS = [
  ['Due now', DUE_NOW, 'dueNow', 'Nothing is due within three days.'],
  ['Reach first', REACH_FIRST, 'toReach', 'Nobody is left to reach.'],
  ['All', '', 'all', 'No lead is listed yet.'],
  ['Quarantine', QUARANTINE, 'quarantined', 'No lead is held back.'],
] as const

/** Those of the panel. */
const FILTERS = ['state', 'stage', 'finished', 'source', 'language', 'from', 'to']

function isList(search: string): boolean {
  return /^\?since=\d+$/.test(search) || LISTS.some(([, query]) => query === search)
}

/** The query of the list that is shown, if it is one of them; a search and filters look through all. */
export function currentList(): string | undefined {
  const query = new URLSearchParams(location.search)
  if (query.has('since')) return undefined
  if (query.has('due')) return DUE_NOW
  if (query.has('quarantined')) return QUARANTINE
  return location.search === REACH_FIRST ? REACH_FIRST : ''
}

/** How many filters of the panel are set; a list has none. */
export function countFilters(): number {
  const query = new URLSearchParams(location.search)
  return isList(location.search) ? 0 : FILTERS.filter((name) => query.has(name)).length
}
