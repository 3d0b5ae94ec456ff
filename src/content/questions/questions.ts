import type { OptionNumber, QuestionId } from '../../domain/assessment/assessment.ts'
import type { Question } from '../../domain/assessment/texts.ts'
import { present } from '../../domain/present.ts'
import { QUESTIONS } from '../../generated/questions.ts'

export function questionOf(id: QuestionId): Question {
  return present(QUESTIONS[id - 1], `question ${id}`)
}

export function optionText(id: QuestionId, option: OptionNumber): string {
  return present(questionOf(id).options[option - 1], `option ${option} of question ${id}`)
}
