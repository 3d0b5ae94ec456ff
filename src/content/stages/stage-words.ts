import type { CompleteAnswers, QuestionId } from '../../domain/assessment/assessment.ts'
import { describedStageOf } from '../../domain/assessment/stage-of.ts'
import type { StageName } from '../../domain/assessment/stage.ts'
import { holds } from '../../domain/report/condition.ts'
import { pickLines } from '../../domain/report/pick-lines.ts'
import type { PickedLine } from '../../domain/report/pick-lines.ts'
import { stepsOf } from '../../domain/report/plan.ts'
import type { Report } from '../../domain/report/report.ts'
import type { Variants } from './meanings/variants.ts'
import { STAGE_TEXTS } from './stage-texts.ts'

/** What a report says of its stage to the reader of these answers. */
export type StageWords = {
  /** Whose words these are: in a gap, those of the stage just below. */
  stage: StageName
  subtitle: string
  description: string
  whatsWorking: readonly PickedLine[]
  whereToFocus: readonly PickedLine[]
  helps: readonly PickedLine[]
}

type Reader = Pick<Report, 'answers' | 'scores' | 'plan'>

/** Where to focus follows the steps of the plan, and the helps follow where to focus. */
export function stageWordsOf(reader: Reader): StageWords {
  const stage = describedStageOf(reader.scores.overall)
  const texts = STAGE_TEXTS[stage]
  const steps = stepsOf(reader.plan).map(({ id }) => id)
  const whereToFocus = pickLines(texts.whereToFocus, reader, { order: 'lowest', first: steps })
  const focus = whereToFocus.map(({ answer }) => answer.id)
  const raised = steps.filter((id) => focus.includes(id))
  return {
    stage,
    subtitle: textFor(texts.subtitle, reader.answers, raised),
    description: textFor(texts.description, reader.answers, raised),
    // An answer that is to be raised is praised only where no other is as high.
    whatsWorking: pickLines(texts.whatsWorking, reader, {
      order: 'highest',
      spare: [...steps, ...focus],
    }),
    whereToFocus,
    helps: pickLines(texts.helps, reader, { order: 'lowest', first: focus }),
  }
}

/** What a text calls low, both the plan and where to focus take up. */
function textFor(
  variants: Variants,
  answers: CompleteAnswers,
  raised: readonly QuestionId[],
): string {
  const fitting = variants.find(
    ({ when, lacks = [] }) => holds(when, answers) && lacks.every((id) => raised.includes(id)),
  )
  if (!fitting) throw new Error('The last text of a stage must be true for every reader')
  return fitting.text
}
