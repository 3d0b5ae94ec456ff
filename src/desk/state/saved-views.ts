import { isRecord } from '../../domain/record.ts'
import { readKept, tryKeep } from './keep.ts'
import { FIRST_LIST, readLeadList } from './lead-list.ts'
import type { LeadList } from './lead-list.ts'

export type SavedView = { name: string; list: LeadList }

const VIEWS_KEY = 'desk.views'
const LIST_KEY = 'desk.leads'
const { columns } = FIRST_LIST

/** What most mornings begin with. */
export const READY_VIEWS: readonly SavedView[] = [
  { name: 'All leads, newest first', list: FIRST_LIST },
  {
    name: 'Call first: finished, lowest score',
    list: {
      columns,
      query: { finished: 'yes', state: 'new', by: 'score', direction: 'ascending' },
    },
  },
  { name: 'Not finished yet', list: { columns, query: { finished: 'no' } } },
  { name: 'In quarantine', list: { columns, query: { quarantined: 'only' } } },
]

export function readSavedViews(): readonly SavedView[] {
  const views: unknown = readKept(localStorage, VIEWS_KEY)
  if (!Array.isArray(views)) return []
  return views.flatMap((view: unknown) => {
    if (!isRecord(view) || typeof view['name'] !== 'string') return []
    const list = readLeadList(view['list'])
    return list ? [{ name: view['name'], list }] : []
  })
}

export function keepViews(views: readonly SavedView[]): void {
  tryKeep(localStorage, VIEWS_KEY, views)
}

/** The list as it was left in this tab. */
export function readLastList(): LeadList | undefined {
  return readLeadList(readKept(sessionStorage, LIST_KEY))
}

export function keepLastList(list: LeadList): void {
  tryKeep(sessionStorage, LIST_KEY, list)
}
