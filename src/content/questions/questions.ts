import type { OptionNumber, QuestionId } from '../../domain/assessment/assessment.ts'
import type { Question } from '../../domain/assessment/texts.ts'
import { topOptionOf } from '../../domain/assessment/model.ts'
import { assertDefined } from '../../domain/assert-defined.ts'
import { MODEL } from '../../generated/model.ts'
import { QUESTIONS } from '../../generated/questions.ts'

/** A score or an answer from here on is in the upper half of the scale. */
export const MIDDLE = (1 + topOptionOf(MODEL)) / 2

/** Of two options, none is between. */
export const HAS_MIDDLE = MODEL.options.length > 2

export function questionOf(id: QuestionId): Question {
  return assertDefined(QUESTIONS[id - 1], `question ${id}`)
}

export function optionText(id: QuestionId, option: OptionNumber): string {
  return assertDefined(questionOf(id).options[option - 1], `option ${option} of question ${id}`)
}

/** What stands below an option that has a name. */
export function optionSentence(id: QuestionId, option: OptionNumber): string | undefined {
  return questionOf(id).sentences?.[option - 1] || undefined
}

/** The name of a question in lists of the report. */
export function questionLabel(id: QuestionId): string {
  return `${id}. ${questionOf(id).text}`
}
