import type { LeadRow } from '../../contract/desk.ts'
import { scoreAnswers } from '../../domain/assessment/scoring.ts'
import { startOf } from '../../domain/report/start.ts'
import type { StoredResponse } from '../owner/owner-store.ts'

/** As the report names it: of equal areas, the one that comes first. */
export function weakestOf({
  answers,
  sectionScores,
}: Pick<StoredResponse, 'answers' | 'sectionScores'>): LeadRow['weakest'] {
  const sections = Object.entries(sectionScores)
  const score = Math.min(...Object.values(sectionScores))
  const lowest = sections.filter(([, each]) => each === score)
  const [first] = lowest
  if (!first || lowest.length === sections.length) return null
  const isTie = lowest.length > 1 && answers
  return { area: isTie ? startOf(answers, scoreAnswers(answers)).weakest.section : first[0], score }
}
