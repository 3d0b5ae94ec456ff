import type { OptionNumber, QuestionId } from '../../domain/assessment/assessment.ts'
import { COACHING_REINFORCEMENT } from './coaching-reinforcement.ts'
import { CONTENT_TRAINING } from './content-training.ts'
import { MEASUREMENT_OPTIMIZATION } from './measurement-optimization.ts'
import { STRATEGIC_ALIGNMENT } from './strategic-alignment.ts'

export type MoveText = {
  /** What one person can finish within 30 days. */
  action: string
  /** What somebody could point at afterwards. */
  check: string
}

/** `symptom`: what the answer can look like in the field, and what that costs. */
type RaisingText = MoveText & { symptom: string }

/** For each option how to go up from it; at the top option, how to keep or prove it. */
export type QuestionMoves = Readonly<
  Record<Exclude<OptionNumber, 5>, RaisingText> & Record<5, MoveText>
>

export const MOVES: Readonly<Record<QuestionId, QuestionMoves>> = {
  ...STRATEGIC_ALIGNMENT,
  ...CONTENT_TRAINING,
  ...COACHING_REINFORCEMENT,
  ...MEASUREMENT_OPTIMIZATION,
}
