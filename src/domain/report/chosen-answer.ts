import { answerTo } from '../assessment/assessment.ts'
import type { CompleteAnswers, OptionNumber, QuestionId } from '../assessment/assessment.ts'
import { topOptionOf } from '../assessment/model.ts'
import type { Model } from '../assessment/model.ts'
import { sortedBy } from '../sorted-by.ts'
import type { Plan } from './plan.ts'

export type ChosenAnswer = { id: QuestionId; option: OptionNumber }

/** The lowest answer among `ids` (at least one); of equal answers the first in their order. */
export function weakestAnswer(answers: CompleteAnswers, ids: readonly QuestionId[]): ChosenAnswer {
  const id = ids.reduce((weakest, other) =>
    answerTo(answers, other) < answerTo(answers, weakest) ? other : weakest,
  )
  return { id, option: answerTo(answers, id) }
}

/** The answer that the plan starts with, then the lowest; none at the top. */
export function weakestAnswersOf(
  model: Model,
  answers: CompleteAnswers,
  { start }: Plan,
): QuestionId[] {
  const lowestFirst = sortedBy(model.questionIds, (id) => [answerTo(answers, id)])
  return [...new Set([start.answer.id, ...lowestFirst])].filter(
    (id) => answerTo(answers, id) < topOptionOf(model),
  )
}
