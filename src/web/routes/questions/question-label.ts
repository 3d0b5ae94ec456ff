import { questionOf } from '../../../content/questions/questions.ts'
import type { QuestionId } from '../../../domain/assessment/assessment.ts'

/** The name of a question in lists of the report. */
export function questionLabel(id: QuestionId): string {
  return `${id}. ${questionOf(id).text}`
}
