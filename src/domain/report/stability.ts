import { OPTION_NUMBERS, QUESTION_IDS, TOP_OPTION } from '../assessment/assessment.ts'
import type { CompleteAnswers, QuestionId } from '../assessment/assessment.ts'
import type { Scores } from '../assessment/scoring.ts'
import { stageOfTotal } from '../assessment/stage.ts'
import type { StageName } from '../assessment/stage.ts'

export type StageChange = {
  direction: 'up' | 'down'
  /** What would be reported then: one step up into a gap is Ad Hoc. */
  stage: StageName
  /** The answers that have room for the step; each one alone changes the stage. */
  questionIds: readonly QuestionId[]
}

/** Whether the reported stage stays the same if any one answer is one option off. */
export type Stability = { holds: boolean; changes: readonly StageChange[] }

/** `changes` has none, one or both directions, up first. */
export function stabilityOf(answers: CompleteAnswers, { total }: Scores): Stability {
  const up = QUESTION_IDS.filter((id) => answers[id] < TOP_OPTION)
  const down = QUESTION_IDS.filter((id) => answers[id] > OPTION_NUMBERS[0])
  const steps: StageChange[] = [
    { direction: 'up', stage: stageOfTotal(total + 1), questionIds: up },
    { direction: 'down', stage: stageOfTotal(total - 1), questionIds: down },
  ]
  const changes = steps.filter(
    ({ stage, questionIds }) => questionIds.length > 0 && stage !== stageOfTotal(total),
  )
  return { holds: changes.length === 0, changes }
}
