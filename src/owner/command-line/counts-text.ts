import { counted } from '../../domain/counted.ts'
import type { RowCounts } from '../../store/erase.ts'

/** '1 lead and 2,000 responses'. */
export function countsText({ leads, responses }: RowCounts): string {
  return `${counted(leads, 'lead')} and ${counted(responses, 'response')}`
}
