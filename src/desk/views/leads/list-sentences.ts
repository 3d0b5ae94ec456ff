import type { LeadCount, LeadQuery } from '../../../contract/desk.ts'
import { isFiltered } from '../../state/lead-list.ts'
import { counted, countText } from '../../words/format.ts'

/** The rows come before their count. Until then it says that it counts. */
export function countSentence(count: LeadCount | undefined, query: LeadQuery): string {
  if (!count) return 'Counting...'
  const leads = counted(count.count, 'lead')
  return isFiltered(query) ? `${leads} with these filters` : leads
}

export function pageSentence(start: number, rows: number): string {
  return rows === 0 ? '' : `Rows ${countText(start + 1)} to ${countText(start + rows)}`
}
