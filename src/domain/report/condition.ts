import { answerTo } from '../assessment/assessment.ts'
import type { CompleteAnswers, OptionNumber, QuestionId } from '../assessment/assessment.ts'

/** A range that an answer must lie in; both ends belong to it. */
export type Condition = {
  readonly question: QuestionId
  readonly from: OptionNumber
  readonly to: OptionNumber
}

/** True when every condition holds, so also when there is none. */
export function holds(when: readonly Condition[], answers: CompleteAnswers): boolean {
  return when.every(({ question, from, to }) => {
    const option = answerTo(answers, question)
    return from <= option && option <= to
  })
}
