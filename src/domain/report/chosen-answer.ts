import { answerTo } from '../assessment/assessment.ts'
import type { CompleteAnswers, OptionNumber, QuestionId } from '../assessment/assessment.ts'

export type ChosenAnswer = { id: QuestionId; option: OptionNumber }

/** The lowest answer among `ids` (at least one); of equal answers the first in their order. */
export function weakestAnswer(answers: CompleteAnswers, ids: readonly QuestionId[]): ChosenAnswer {
  const id = ids.reduce((weakest, other) =>
    answerTo(answers, other) < answerTo(answers, weakest) ? other : weakest,
  )
  return { id, option: answerTo(answers, id) }
}
