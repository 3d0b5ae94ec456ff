import type { CompleteAnswers } from '../assessment/assessment.ts'
import type { MoveTexts, MoveWithVariants } from '../assessment/texts.ts'
import { holds } from './condition.ts'

/** Each text is the first whose condition holds for these answers; the plain one is last. */
export function pickMoveTexts(
  { variants = [], ...plain }: MoveWithVariants,
  answers: CompleteAnswers,
): MoveTexts {
  return variants
    .filter(({ when }) => holds(when, answers))
    .reduceRight<MoveTexts>((texts, own) => ({ ...texts, ...own }), plain)
}
