import { readAnswersOf } from '../assessment/assessment.ts'
import type { AssessmentResponse } from '../assessment/assessment-response.ts'
import type { Model } from '../assessment/model.ts'
import { scoreAnswers } from '../assessment/scoring.ts'
import { areShownEqual } from '../assessment/shown-score.ts'
import { areLevel } from './level.ts'
import { startOf } from './start.ts'

/** As in the report: of equal areas the one that comes first; none if they are level. */
export function lowestAreaOf(
  model: Model,
  response: AssessmentResponse,
): { area: string; score: number } | null {
  const sections = Object.entries(response.section_scores)
  const score = Math.min(...sections.map(([, each]) => each))
  const lowest = sections.filter(([, each]) => areShownEqual(model, each, score))
  const [first] = lowest
  if (!first || lowest.length === sections.length) return null
  const answers = readAnswersOf(model, response)
  if (!answers) return { area: first[0], score }
  const scores = scoreAnswers(model, answers)
  if (areLevel(model, scores.sections)) return null
  return { area: startOf(model, answers, scores).weakest.section, score }
}
