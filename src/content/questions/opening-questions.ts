import { letterOf } from '../../domain/assessment/assessment.ts'
import type { OptionNumber, QuestionId } from '../../domain/assessment/assessment.ts'
import { assertDefined } from '../../domain/assert-defined.ts'
import { OPENINGS } from '../../generated/openings.ts'

/**
 * What to ask the person who gave an answer. It takes the answer as given and asks for more of it; at the top
 * it asks how that shows. Apart from what the report says, so that no visitor fetches it.
 */
export function openingQuestionOf(id: QuestionId, option: OptionNumber): string {
  return assertDefined(
    OPENINGS[id]?.[letterOf(option)],
    `opening for answer ${option} to question ${id}`,
  )
}
