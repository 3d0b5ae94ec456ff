import type { CompleteAnswers } from '../assessment/assessment.ts'
import type { Model } from '../assessment/model.ts'
import { scoreAnswers } from '../assessment/scoring.ts'
import { areShownEqual } from '../assessment/shown-score.ts'
import { areLevel } from './level.ts'
import { startOf } from './start.ts'

type ScoredResponse = {
  /** The answers, if they are to the current questions. */
  answers: CompleteAnswers | undefined
  sectionScores: Readonly<Record<string, number>>
}

/** As in the report: of equal areas the one that comes first; none if they are level. */
export function lowestAreaOf(
  model: Model,
  { answers, sectionScores }: ScoredResponse,
): { area: string; score: number } | null {
  const sections = Object.entries(sectionScores)
  const score = Math.min(...Object.values(sectionScores))
  const lowest = sections.filter(([, each]) => areShownEqual(model, each, score))
  const [first] = lowest
  if (!first || lowest.length === sections.length) return null
  if (!answers) return { area: first[0], score }
  const scores = scoreAnswers(model, answers)
  if (areLevel(model, scores.sections)) return null
  return { area: startOf(model, answers, scores).weakest.section, score }
}
