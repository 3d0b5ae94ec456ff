import { CALL_FIRST, DUE_NOW } from '../../address.ts'
import { filtersInUse } from './lead-filters.tsx'

export const QUARANTINE = '?quarantined=only'

/** Its query, its length, and what it says without leads. */
export const LISTS = [
  ['Due now', DUE_NOW, 'dueNow', 'Nothing is due within three days.'],
  ['Call first', CALL_FIRST, 'toCall', 'Nobody is left to call.'],
  ['All', '', 'all', 'No lead is listed yet.'],
  ['Quarantine', QUARANTINE, 'quarantined', 'No lead is held back.'],
] as const

export function isList(search: string): boolean {
  return LISTS.some(([, query]) => query === search)
}

/** Who searches in a list does not know in which one the lead is; those in quarantine are apart. */
export function isSearchInAll(): boolean {
  const { search } = location
  const isUnfiltered = filtersInUse().every(({ name }) => name === 'search')
  return isUnfiltered || (isList(search) && search !== QUARANTINE)
}
