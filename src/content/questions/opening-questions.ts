import { letterOf } from '../../domain/assessment/assessment.ts'
import type { OptionNumber, QuestionId } from '../../domain/assessment/assessment.ts'
import { JOINING_PLANNING_OPENINGS } from './01-joining-planning.ts'
import { LINK_TO_PRIORITIES_OPENINGS } from './02-link-to-priorities.ts'
import { MESSAGE_TO_CUSTOMERS_OPENINGS } from './03-message-to-customers.ts'
import { CONTENT_FOR_EACH_REP_OPENINGS } from './04-content-for-each-rep.ts'
import { TRAINING_AFTER_ONBOARDING_OPENINGS } from './05-training-after-onboarding.ts'
import { CONTENT_BY_ROLE_AND_DEAL_STAGE_OPENINGS } from './06-content-by-role-and-deal-stage.ts'
import { SKILL_COACHING_OPENINGS } from './07-skill-coaching.ts'
import { COACHING_SUPPORT_OPENINGS } from './08-coaching-support.ts'
import { USE_OF_TRAINING_OPENINGS } from './09-use-of-training.ts'
import { PROOF_OF_PROGRAMS_OPENINGS } from './10-proof-of-programs.ts'
import { CHOICE_OF_WHAT_COMES_NEXT_OPENINGS } from './11-choice-of-what-comes-next.ts'
import { REVIEW_OF_CONTENT_OPENINGS } from './12-review-of-content.ts'
import type { Openings } from './said.ts'

/** Apart from what the report says, so that no visitor fetches them. */
const OPENINGS: Readonly<Record<QuestionId, Openings>> = {
  1: JOINING_PLANNING_OPENINGS,
  2: LINK_TO_PRIORITIES_OPENINGS,
  3: MESSAGE_TO_CUSTOMERS_OPENINGS,
  4: CONTENT_FOR_EACH_REP_OPENINGS,
  5: TRAINING_AFTER_ONBOARDING_OPENINGS,
  6: CONTENT_BY_ROLE_AND_DEAL_STAGE_OPENINGS,
  7: SKILL_COACHING_OPENINGS,
  8: COACHING_SUPPORT_OPENINGS,
  9: USE_OF_TRAINING_OPENINGS,
  10: PROOF_OF_PROGRAMS_OPENINGS,
  11: CHOICE_OF_WHAT_COMES_NEXT_OPENINGS,
  12: REVIEW_OF_CONTENT_OPENINGS,
}

export function openingQuestionOf(id: QuestionId, option: OptionNumber): string {
  return OPENINGS[id][letterOf(option)]
}
