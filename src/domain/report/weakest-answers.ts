import { QUESTION_IDS, TOP_OPTION } from '../assessment/assessment.ts'
import type { CompleteAnswers, QuestionId } from '../assessment/assessment.ts'
import type { Plan } from './plan.ts'

/** The answer that the plan starts with, then the lowest; none at the top. */
export function weakestAnswersOf(answers: CompleteAnswers, { start }: Plan): QuestionId[] {
  const lowestFirst = QUESTION_IDS.slice().sort((one, other) => answers[one] - answers[other])
  return [...new Set([start.answer.id, ...lowestFirst])].filter((id) => answers[id] < TOP_OPTION)
}
