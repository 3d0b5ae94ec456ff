import { optionText, questionOf } from '../../../content/questions/questions.ts'
import { letterOf } from '../../../domain/assessment/assessment.ts'
import type { OptionNumber, QuestionId } from '../../../domain/assessment/assessment.ts'

export type WordedAnswer = ReturnType<typeof wordedAnswer>

/** An answer in the words that the visitor chose. */
export function wordedAnswer(id: QuestionId, option: OptionNumber) {
  return {
    id,
    question: questionOf(id).text,
    letter: letterOf(option),
    option: optionText(id, option),
  }
}
