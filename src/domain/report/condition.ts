import { QUESTION_IDS } from '../assessment/assessment.ts'
import type {
  CompleteAnswers,
  OptionNumber,
  QuestionId,
  SectionName,
} from '../assessment/assessment.ts'
import type { Scores } from '../assessment/scoring.ts'

/**
 * A range that an answer (1 to 5), the sum of a section or the number of answers with one option must
 * lie in; both ends belong to it.
 */
export type Condition =
  | { readonly question: QuestionId; readonly from: OptionNumber; readonly to: OptionNumber }
  | { readonly section: SectionName; readonly from: number; readonly to: number }
  | { readonly option: OptionNumber; readonly from: number; readonly to: number }

/** True when every condition holds, so also when there is none. */
export function holds(
  when: readonly Condition[],
  answers: CompleteAnswers,
  scores: Scores,
): boolean {
  return when.every((condition) => {
    const value = valueOf(condition, answers, scores)
    return condition.from <= value && value <= condition.to
  })
}

function valueOf(condition: Condition, answers: CompleteAnswers, scores: Scores): number {
  if ('question' in condition) return answers[condition.question]
  if ('section' in condition) return sumOf(condition, scores)
  return QUESTION_IDS.filter((id) => answers[id] === condition.option).length
}

function sumOf({ section }: { section: SectionName }, { sections }: Scores): number {
  const score = sections.find(({ name }) => name === section)
  if (!score) throw new Error(`The scores have no section ${section}`)
  return score.total
}
