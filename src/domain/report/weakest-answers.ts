import { answerTo } from '../assessment/assessment.ts'
import type { CompleteAnswers, QuestionId } from '../assessment/assessment.ts'
import { topOptionOf } from '../assessment/model.ts'
import type { Model } from '../assessment/model.ts'
import type { Plan } from './plan.ts'

/** The answer that the plan starts with, then the lowest; none at the top. */
export function weakestAnswersOf(
  model: Model,
  answers: CompleteAnswers,
  { start }: Plan,
): QuestionId[] {
  const lowestFirst = model.questionIds
    .slice()
    .sort((one, other) => answerTo(answers, one) - answerTo(answers, other))
  return [...new Set([start.answer.id, ...lowestFirst])].filter(
    (id) => answerTo(answers, id) < topOptionOf(model),
  )
}
