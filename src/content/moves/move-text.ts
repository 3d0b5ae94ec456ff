import { letterOf } from '../../domain/assessment/assessment.ts'
import type { OptionNumber, QuestionId } from '../../domain/assessment/assessment.ts'
import { SAID } from '../questions/said.ts'
import type { MoveText } from '../questions/said.ts'

export function moveTextOf(id: QuestionId, from: OptionNumber): MoveText {
  return SAID[id].moves[letterOf(from)]
}

/** `undefined` for an answer at the top. */
export function symptomOf(id: QuestionId, option: OptionNumber): string | undefined {
  const letter = letterOf(option)
  return letter === 'E' ? undefined : SAID[id].moves[letter].symptom
}
