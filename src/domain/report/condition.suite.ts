import type { OptionNumber, QuestionId } from '../assessment/assessment.ts'
import type { Condition } from './condition.ts'

/** An answer somewhere in a range, both ends included. */
export type Range = {
  readonly question: QuestionId
  readonly from: OptionNumber
  readonly to: OptionNumber
}

/** Whether a reader with an answer in each of these ranges may meet all conditions. */
export function canHold(when: readonly Condition[], answers: readonly Range[]): boolean {
  return answers.every(({ question, from, to }) =>
    rangesOn(question, when).every((held) => held.from <= to && from <= held.to),
  )
}

/** Whether whoever meets the conditions has an answer in this range. */
export function isSure(when: readonly Condition[], { question, from, to }: Range): boolean {
  return rangesOn(question, when).some((held) => from <= held.from && held.to <= to)
}

function rangesOn(question: QuestionId, when: readonly Condition[]): Range[] {
  return when.flatMap((held) => ('question' in held && held.question === question ? [held] : []))
}
