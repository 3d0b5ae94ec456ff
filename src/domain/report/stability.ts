import {
  OPTION_NUMBERS,
  QUESTION_COUNT,
  QUESTION_IDS,
  TOP_OPTION,
} from '../assessment/assessment.ts'
import type { CompleteAnswers, QuestionId } from '../assessment/assessment.ts'
import type { Scores } from '../assessment/scoring.ts'
import { gapOf } from '../assessment/stage-of.ts'
import { stageOfTotal } from '../assessment/scoring.ts'
import type { StageName } from '../assessment/stage.ts'

export type StageChange = {
  direction: 'up' | 'down'
  /** What would be reported then. A step into a gap gives Ad Hoc. */
  stage: StageName
  /** The answers that have room for the step; each one alone changes the stage. */
  questionIds: readonly QuestionId[]
  /** Where one step lands in a gap: the stage on its other side, which a second step reaches. */
  beyondGap?: StageName
}

/** Whether the reported stage stays the same if any one answer is one level higher or lower. */
export type Stability = { holds: boolean; changes: readonly StageChange[] }

/** `changes` has none, one or both directions, up first. */
export function stabilityOf(answers: CompleteAnswers, { total }: Scores): Stability {
  const up = QUESTION_IDS.filter((id) => answers[id] < TOP_OPTION)
  const down = QUESTION_IDS.filter((id) => answers[id] > OPTION_NUMBERS[0])
  const steps = [changeOf('up', total, up), changeOf('down', total, down)]
  const changes = steps.filter(
    ({ stage, questionIds }) => questionIds.length > 0 && stage !== stageOfTotal(total),
  )
  return { holds: changes.length === 0, changes }
}

function changeOf(
  direction: StageChange['direction'],
  total: number,
  questionIds: readonly QuestionId[],
): StageChange {
  const after = total + (direction === 'up' ? 1 : -1)
  const stage = stageOfTotal(after)
  const gap = gapOf(after / QUESTION_COUNT)
  const beyondGap = direction === 'up' ? gap?.above : gap?.below
  return {
    direction,
    stage,
    questionIds,
    ...(beyondGap && beyondGap !== stage && { beyondGap }),
  }
}
