import { letterOf } from '../../domain/assessment/assessment.ts'
import type { OptionNumber, QuestionId } from '../../domain/assessment/assessment.ts'
import { present } from '../../domain/present.ts'
import { saidOf } from '../questions/said.ts'
import type { MoveText } from '../questions/said.ts'

export function moveTextOf(id: QuestionId, from: OptionNumber): MoveText {
  return present(saidOf(id).moves[letterOf(from)], `move from answer ${from} to question ${id}`)
}

/** `undefined` for an answer at the top. */
export function symptomOf(id: QuestionId, option: OptionNumber): string | undefined {
  return moveTextOf(id, option).symptom
}
