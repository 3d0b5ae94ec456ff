import { letterOf } from '../../domain/assessment/assessment.ts'
import type { CompleteAnswers } from '../../domain/assessment/assessment.ts'
import type { MoveTexts } from '../../domain/assessment/texts.ts'
import type { ChosenAnswer } from '../../domain/report/chosen-answer.ts'
import type { PlannedReport } from '../../domain/report/report.ts'
import { pickMoveTexts } from '../../domain/report/pick-move-texts.ts'
import { assertDefined } from '../../domain/assert-defined.ts'
import { textsOf } from '../questions/question-texts.ts'

/** What it says where the answers are these. */
export function moveTextOf({ id, option }: ChosenAnswer, answers: CompleteAnswers): MoveTexts {
  const move = textsOf(id).moves[letterOf(option)]
  return pickMoveTexts(assertDefined(move, `move from answer ${option} to question ${id}`), answers)
}

/** Of each step, as things stand once the steps before it are done. */
export function stepTextsOf({ answers, plan }: PlannedReport): readonly MoveTexts[] {
  let reached = answers
  return plan.first.map(({ id, from, to }) => {
    const texts = moveTextOf({ id, option: from }, reached)
    reached = { ...reached, [id]: to }
    return texts
  })
}
