import { QUESTION_IDS } from '../assessment/assessment.ts'
import type { CompleteAnswers, OptionNumber, QuestionId } from '../assessment/assessment.ts'

/**
 * A range that an answer (1 to 5) or the number of answers with one option must lie in; both ends
 * belong to it.
 */
export type Condition =
  | { readonly question: QuestionId; readonly from: OptionNumber; readonly to: OptionNumber }
  | { readonly option: OptionNumber; readonly from: number; readonly to: number }

/** True when every condition holds, so also when there is none. */
export function holds(when: readonly Condition[], answers: CompleteAnswers): boolean {
  return when.every((condition) => {
    const value =
      'question' in condition ? answers[condition.question] : countOf(condition, answers)
    return condition.from <= value && value <= condition.to
  })
}

function countOf({ option }: { option: OptionNumber }, answers: CompleteAnswers): number {
  return QUESTION_IDS.filter((id) => answers[id] === option).length
}
