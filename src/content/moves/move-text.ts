import { letterOf } from '../../domain/assessment/assessment.ts'
import type { OptionNumber, QuestionId } from '../../domain/assessment/assessment.ts'
import type { MoveTexts } from '../../domain/assessment/texts.ts'
import { assertDefined } from '../../domain/assert-defined.ts'
import { textsOf } from '../questions/question-texts.ts'

export function moveTextOf(id: QuestionId, from: OptionNumber): MoveTexts {
  return assertDefined(
    textsOf(id).moves[letterOf(from)],
    `move from answer ${from} to question ${id}`,
  )
}

/** `undefined` for an answer at the top. */
export function symptomOf(id: QuestionId, option: OptionNumber): string | undefined {
  return moveTextOf(id, option).symptom
}
