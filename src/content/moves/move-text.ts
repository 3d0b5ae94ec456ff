import type { OptionNumber, QuestionId } from '../../domain/assessment/assessment.ts'
import { MOVES } from './moves.ts'
import type { MoveText } from './moves.ts'

export function moveTextOf(id: QuestionId, from: OptionNumber): MoveText {
  return MOVES[id][from]
}

/** `undefined` for an answer at the top. */
export function symptomOf(id: QuestionId, option: OptionNumber): string | undefined {
  return option === 5 ? undefined : MOVES[id][option].symptom
}
