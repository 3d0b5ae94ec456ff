import type { QuestionId } from '../../domain/assessment/assessment.ts'
import type { QuestionTexts } from '../../domain/assessment/texts.ts'
import { present } from '../../domain/present.ts'
import { QUESTION_TEXTS } from '../../generated/question-texts.ts'

export function textsOf(id: QuestionId): QuestionTexts {
  return present(QUESTION_TEXTS[id], `text on question ${id}`)
}
