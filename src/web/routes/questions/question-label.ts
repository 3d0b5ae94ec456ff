import { questionOf } from '../../../content/questions/questions.ts'
import type { QuestionId } from '../../../domain/assessment/assessment.ts'

/** A question as lists of the report name it. */
export function questionLabel(id: QuestionId): string {
  return `${id}. ${questionOf(id).text}`
}
