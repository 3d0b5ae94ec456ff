import { isRecord } from '../../domain/record.ts'
import { readKept, tryKeep } from './keep.ts'
import type { Keep } from './keep.ts'
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

export function readSavedViews(keep: Keep): readonly SavedView[] {
  const views: unknown = readKept(keep, VIEWS_KEY)
  if (!Array.isArray(views)) return []
  return views.flatMap((view: unknown) => {
    if (!isRecord(view) || typeof view['name'] !== 'string') return []
    const list = readLeadList(view['list'])
    return list ? [{ name: view['name'], list }] : []
  })
}

/** False where the browser keeps nothing: the view is then there until the page is closed. */
export function keepViews(keep: Keep, views: readonly SavedView[]): boolean {
  return tryKeep(keep, VIEWS_KEY, views)
}

/** The list as it was left in this tab. */
export function readLastList(keep: Keep): LeadList | undefined {
  return readLeadList(readKept(keep, LIST_KEY))
}

export function keepLastList(keep: Keep, list: LeadList): void {
  tryKeep(keep, LIST_KEY, list)
}
