import type { OptionLetter, QuestionId } from '../../domain/assessment/assessment.ts'
import type { StageName } from '../../domain/assessment/stage.ts'
import { JOINING_PLANNING } from './01-joining-planning.ts'
import { LINK_TO_PRIORITIES } from './02-link-to-priorities.ts'
import { MESSAGE_TO_CUSTOMERS } from './03-message-to-customers.ts'
import { CONTENT_FOR_EACH_REP } from './04-content-for-each-rep.ts'
import { TRAINING_AFTER_ONBOARDING } from './05-training-after-onboarding.ts'
import { CONTENT_BY_ROLE_AND_DEAL_STAGE } from './06-content-by-role-and-deal-stage.ts'
import { SKILL_COACHING } from './07-skill-coaching.ts'
import { COACHING_SUPPORT } from './08-coaching-support.ts'
import { USE_OF_TRAINING } from './09-use-of-training.ts'
import { PROOF_OF_PROGRAMS } from './10-proof-of-programs.ts'
import { CHOICE_OF_WHAT_COMES_NEXT } from './11-choice-of-what-comes-next.ts'
import { REVIEW_OF_CONTENT } from './12-review-of-content.ts'
import type { Pool } from './pool.ts'

/** All that a report says of the answers to one question. Its own words are in questions.ts. */
export type Said = {
  /** One to three things that people could point at to settle the question. */
  readonly evidence: readonly string[]
  /** How to go up from each answer; at the top, how to keep or prove it. */
  readonly moves: Readonly<Record<Exclude<OptionLetter, 'E'>, RaisingText> & { E: MoveText }>
  /**
   * At Ad Hoc and Foundational also what a low answer leaves to build on. At Strategic a reader has
   * three answers at D or E at least, at Optimized four at E.
   */
  readonly whatsWorking: Lists
  /**
   * At Ad Hoc at least five answers are at A, at Foundational and at Evolving three at B and at C or
   * below; at Strategic and Optimized most lines extend, prove or simplify.
   */
  readonly whereToFocus: Lists
  readonly helps: Lists
}

export type MoveText = {
  /** What one person can finish within 30 days. */
  action: string
  /** Whom or what the first person needs for it: the small thing to ask for. */
  needs: string
  /** What somebody could point at afterwards. */
  check: string
}

/** `symptom`: what the answer can look like in the field, and what that costs. */
type RaisingText = MoveText & { symptom: string }

type Lists = { readonly [stage in StageName]?: Pool }

/**
 * For each answer, what to ask the person who gave it. It takes the answer as given and asks for more of
 * it; at E it asks how that shows. For a talk, so the report does not have them.
 */
export type Openings = Readonly<Record<OptionLetter, string>>

export const SAID: Readonly<Record<QuestionId, Said>> = {
  1: JOINING_PLANNING,
  2: LINK_TO_PRIORITIES,
  3: MESSAGE_TO_CUSTOMERS,
  4: CONTENT_FOR_EACH_REP,
  5: TRAINING_AFTER_ONBOARDING,
  6: CONTENT_BY_ROLE_AND_DEAL_STAGE,
  7: SKILL_COACHING,
  8: COACHING_SUPPORT,
  9: USE_OF_TRAINING,
  10: PROOF_OF_PROGRAMS,
  11: CHOICE_OF_WHAT_COMES_NEXT,
  12: REVIEW_OF_CONTENT,
}
