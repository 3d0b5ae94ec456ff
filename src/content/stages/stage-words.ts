import { QUESTION_IDS, sectionOf } from '../../domain/assessment/assessment.ts'
import type { CompleteAnswers, QuestionId } from '../../domain/assessment/assessment.ts'
import { describedStageOf } from '../../domain/assessment/stage-of.ts'
import type { StageName } from '../../domain/assessment/stage.ts'
import { holds } from '../../domain/report/condition.ts'
import { pickLines } from '../../domain/report/pick-lines.ts'
import type { PickedLine } from '../../domain/report/pick-lines.ts'
import { stepsOf } from '../../domain/report/plan.ts'
import type { Report } from '../../domain/report/report.ts'
import { questionOf } from '../questions/questions.ts'
import { headlineOf } from '../report/tensions.ts'
import { AT_BOTH_ENDS } from './meanings/variants.ts'
import type { Variants } from './meanings/variants.ts'
import { STAGE_TEXTS } from './stage-texts.ts'

/** What a report says of its stage to the reader of these answers. */
export type StageWords = {
  /** Whose words these are: in a gap, those of the stage just below. */
  stage: StageName
  /** “A strong practice, but a weak one.” Where no two answers say that, what the stage is like. */
  subtitle: string
  /** The same for every reader of the stage; absent where the answers lie at both ends of the scale. */
  means?: string
  /** What these answers say. It goes on from “In your answers:” where `means` stands before it. */
  description: string
  whatsWorking: readonly PickedLine[]
  whereToFocus: readonly PickedLine[]
  helps: readonly PickedLine[]
}

type Reader = Pick<Report, 'answers' | 'scores' | 'plan'>

const MIDDLE_OPTION = 3
const HELPS_SHOWN = 2

/** Where to focus follows the steps of the plan, and the helps follow where to focus. */
export function stageWordsOf(reader: Reader): StageWords {
  const stage = describedStageOf(reader.scores.overall)
  const texts = STAGE_TEXTS[stage]
  const steps = stepsOf(reader.plan).map(({ id }) => id)
  const whereToFocus = pickLines(texts.whereToFocus, reader, { order: 'lowest', first: steps })
  const focus = whereToFocus.map(({ answer }) => answer.id)
  const headline = headlineOf(reader)
  const isAtBothEnds = holds(AT_BOTH_ENDS, reader.answers)
  return {
    stage,
    subtitle: headline?.text ?? textFor(texts.subtitle, reader, focus),
    ...(!isAtBothEnds && { means: texts.means }),
    description: `${textFor(texts.description, reader, focus)}${belowTheRest(stage, reader.answers)}`,
    // An answer that is to be raised is praised only where no other is as high.
    whatsWorking: pickLines(texts.whatsWorking, reader, {
      order: 'highest',
      saidElsewhere: [...steps, ...focus],
    }),
    whereToFocus,
    helps: pickLines(texts.helps, reader, { order: 'lowest', first: focus }).slice(0, HELPS_SHOWN),
  }
}

/**
 * The first text that fits. It calls low only what both the plan and Where to Focus take up, and praises
 * nothing in the area to start with.
 */
function textFor(
  variants: Variants,
  { answers, plan }: Reader,
  focus: readonly QuestionId[],
): string {
  const raised = stepsOf(plan)
    .map(({ id }) => id)
    .filter((id) => focus.includes(id))
  const fitting = variants.find(
    ({ when, lacks = [], praises = [] }) =>
      holds(when, answers) &&
      lacks.every((id) => raised.includes(id)) &&
      praises.every((id) => sectionOf(id) !== plan.start.section),
  )
  if (!fitting) throw new Error('The last text of a stage must be true for every reader')
  return fitting.text
}

/** At the top stage: the few answers far below it, which the words of the stage leave out. */
function belowTheRest(stage: StageName, answers: CompleteAnswers): string {
  if (stage !== 'Optimized') return ''
  const topics = QUESTION_IDS.filter((id) => answers[id] <= MIDDLE_OPTION).map(
    (id) => `“${questionOf(id).topic}”`,
  )
  return topics.length === 0 ? '' : ` Still at C or below: ${topics.join(', ')}.`
}
