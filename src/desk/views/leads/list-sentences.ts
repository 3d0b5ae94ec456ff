import type { LeadCount, LeadQuery } from '../../../contract/desk.ts'
import { isFiltered } from '../../state/lead-list.ts'
import { counted, countText } from '../../words/format.ts'

/** Rows come first: until the count is there it says nothing, and until it is exact it says so. */
export function countSentence(count: LeadCount | undefined, query: LeadQuery): string {
  if (!count) return 'Counting...'
  const leads = count.isExact ? counted(count.count, 'lead') : `${countText(count.count)}+ leads`
  return isFiltered(query) ? `${leads} with these filters` : leads
}

export function pageSentence(start: number, rows: number): string {
  return rows === 0 ? '' : `Rows ${countText(start + 1)} to ${countText(start + rows)}`
}

/** '' for none, and '1,000+' where nobody counts further. */
export function newCountText({ count, isExact }: LeadCount): string {
  if (count === 0) return ''
  return isExact ? countText(count) : `${countText(count)}+`
}
