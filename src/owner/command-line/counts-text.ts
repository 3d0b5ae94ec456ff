import { counted } from '../../domain/counted.ts'
import type { RowCounts } from '../../store/erase.ts'

/** '1 lead and 2,000 responses', and where there are any, '1 lead, 2 responses and 3 team answers'. */
export function countsText(counts: RowCounts & { teamAnswers?: number }): string {
  const { leads, responses, teamAnswers = 0 } = counts
  const [first, second] = [counted(leads, 'lead'), counted(responses, 'response')]
  if (teamAnswers === 0) return `${first} and ${second}`
  return `${first}, ${second} and ${counted(teamAnswers, 'team answer')}`
}
