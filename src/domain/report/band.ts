import { TOP_OPTION } from '../assessment/assessment.ts'

export type Band = 'low' | 'mid' | 'high'

/** The third of the scale that a section lies in; of three answers, sums up to 7, 11 and 15. */
export function bandOf(sectionTotal: number, questionCount: number): Band {
  const points = sectionTotal - questionCount
  const most = questionCount * (TOP_OPTION - 1)
  if (3 * points <= most) return 'low'
  return 3 * points <= 2 * most ? 'mid' : 'high'
}
