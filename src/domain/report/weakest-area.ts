import type { CompleteAnswers } from '../assessment/assessment.ts'
import type { Model } from '../assessment/model.ts'
import { scoreAnswers } from '../assessment/scoring.ts'
import { startOf } from './start.ts'

type ScoredResponse = {
  /** The answers, if they are to the current questions. */
  answers: CompleteAnswers | undefined
  sectionScores: Readonly<Record<string, number>>
}

/** As in the report: of equal areas the one that comes first; none if all are equal. */
export function weakestOf(
  model: Model,
  { answers, sectionScores }: ScoredResponse,
): { area: string; score: number } | null {
  const sections = Object.entries(sectionScores)
  const score = Math.min(...Object.values(sectionScores))
  const lowest = sections.filter(([, each]) => each === score)
  const [first] = lowest
  if (!first || lowest.length === sections.length) return null
  const isTie = lowest.length > 1 && answers
  return {
    area: isTie ? startOf(model, answers, scoreAnswers(model, answers)).weakest.section : first[0],
    score,
  }
}
