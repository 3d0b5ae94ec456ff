import { answerTo } from '../../domain/assessment/assessment.ts'
import type { QuestionId } from '../../domain/assessment/assessment.ts'
import { topOptionOf } from '../../domain/assessment/model.ts'
import { movesOf } from '../../domain/report/plan.ts'
import type { PlannedReport, Report } from '../../domain/report/report.ts'
import { MODEL } from '../../generated/model.ts'
import * as say from '../../generated/words/report.ts'
import * as share from '../../generated/words/share.ts'
import * as steps from '../../generated/words/steps.ts'
import { moveTextOf } from '../moves/move-text.ts'
import { HAS_MIDDLE } from '../questions/questions.ts'
import { stageWordsOf } from '../stages/stage-words.ts'

/** What a busy reader needs beside the headline. */
export type InShort = {
  /** What the answer to start with costs; none where the folder has none, as the step itself names the answer. */
  symptom?: string
  /** What the first step needs from whoever decides. */
  decision: { label: string; text: string }
}

export function inShortOf({ answers, plan }: PlannedReport): InShort {
  const { answer } = plan.start
  const { needs, symptom } = moveTextOf(answer, answers)
  const isTop = answer.option === topOptionOf(MODEL)
  return {
    ...(isTop ? { symptom: say.topAnswer } : symptom !== undefined && { symptom }),
    decision: {
      label: steps.decision,
      text: needs === undefined ? steps.decide : steps.decideAndGet({ needs }),
    },
  }
}

/** What a reader can do about one person's view: at the answer to start with, and at a high one. */
export function beforeSharing(report: Report): string {
  const { answers, plan } = report
  const low = plan.start.answer.id
  const asked = askedOf(report)
  // Of equal answers one that is not asked for, as in What's Working.
  const rank = (id: QuestionId) => 2 * answerTo(answers, id) - Number(asked.includes(id))
  const others = MODEL.questionIds.filter((id) => id !== low)
  const high = others.reduce((highest, other) => (rank(other) > rank(highest) ? other : highest))
  const questions = { one: Math.min(low, high), other: Math.max(low, high) }
  return HAS_MIDDLE ? share.before(questions) : share.beforeOfTwo(questions)
}

/** The answers that the report asks to raise or to look after. */
function askedOf(report: Report): readonly QuestionId[] {
  const focus = stageWordsOf(report).whereToFocus
  return [...movesOf(report.plan).map(({ id }) => id), ...focus.map(({ answer }) => answer.id)]
}
