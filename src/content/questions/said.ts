import type { QuestionId } from '../../domain/assessment/assessment.ts'
import { present } from '../../domain/present.ts'
import { SAID as COMPILED } from '../generated/said.ts'

/** What settles a question, and what raises each answer to it. */
export type Said = {
  /** One to three things that people could point at to settle the question. */
  readonly evidence: readonly string[]
  /** By letter: how to go up from each answer; at the top, how to keep or prove it. */
  readonly moves: Readonly<Record<string, MoveText>>
}

export type MoveText = {
  /** What the answer can look like in the field, and what that costs. None at the top. */
  symptom?: string
  /** Why it comes first, after “because”. */
  because?: string
  /** What one person can finish within 30 days. */
  action: string
  /** The small thing to ask for: who or what that person needs. */
  needs?: string
  /** What someone could point at afterward. */
  check?: string
  /** The same as a figure to reach. */
  figure?: string
}

const SAID: Readonly<Record<QuestionId, Said>> = COMPILED

export function saidOf(id: QuestionId): Said {
  return present(SAID[id], `text on question ${id}`)
}
