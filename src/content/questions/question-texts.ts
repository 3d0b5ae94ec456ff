import type { QuestionId } from '../../domain/assessment/assessment.ts'
import type { QuestionTexts } from '../../domain/assessment/texts.ts'
import { assertDefined } from '../../domain/assert-defined.ts'
import { QUESTION_TEXTS } from '../../generated/question-texts.ts'

export function textsOf(id: QuestionId): QuestionTexts {
  return assertDefined(QUESTION_TEXTS[id], `text on question ${id}`)
}
