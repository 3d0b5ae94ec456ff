import { letterOf } from '../../domain/assessment/assessment.ts'
import type { CompleteAnswers } from '../../domain/assessment/assessment.ts'
import type { MoveTexts } from '../../domain/assessment/texts.ts'
import type { ChosenAnswer } from '../../domain/report/chosen-answer.ts'
import type { Report } from '../../domain/report/report.ts'
import { holds } from '../../domain/report/condition.ts'
import { assertDefined } from '../../domain/assert-defined.ts'
import { textsOf } from '../questions/question-texts.ts'

/** Each text is the first whose condition holds for these answers; the plain one is last. */
export function moveTextOf({ id, option }: ChosenAnswer, answers: CompleteAnswers): MoveTexts {
  const { variants = [], ...plain } = assertDefined(
    textsOf(id).moves[letterOf(option)],
    `move from answer ${option} to question ${id}`,
  )
  return variants
    .filter(({ when }) => holds(when, answers))
    .reduceRight<MoveTexts>((texts, own) => ({ ...texts, ...own }), plain)
}

/** Of each step, as things stand once the steps before it are done. */
export function stepTextsOf({
  answers,
  plan,
}: Pick<Report, 'answers' | 'plan'>): readonly MoveTexts[] {
  let reached = answers
  return plan.first.map(({ id, from, to }) => {
    const texts = moveTextOf({ id, option: from }, reached)
    reached = { ...reached, [id]: to }
    return texts
  })
}
