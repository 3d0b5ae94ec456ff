import { counted } from '../../domain/counted.ts'
import type { AllCounts, RowCounts } from '../../store/erase.ts'

/** '1 lead and 2,000 responses', and where there are any, '1 lead, 2 responses and 3 team answers'. */
export function countsText({ leads, responses, ...others }: RowCounts | AllCounts): string {
  const [first, second] = [counted(leads, 'lead'), counted(responses, 'response')]
  const teamAnswers = 'teamAnswers' in others ? others.teamAnswers : 0
  if (teamAnswers === 0) return `${first} and ${second}`
  return `${first}, ${second} and ${counted(teamAnswers, 'team answer')}`
}
