import { describedStageOf } from '../../domain/assessment/stage-of.ts'
import type { StageName } from '../../domain/assessment/stage-of.ts'
import { present } from '../../domain/present.ts'
import { pickLines } from '../../domain/report/pick-lines.ts'
import type { PickedLine } from '../../domain/report/pick-lines.ts'
import { stepsOf } from '../../domain/report/plan.ts'
import type { Report } from '../../domain/report/report.ts'
import { headlineOf } from '../report/tensions.ts'
import { STAGE_MEANINGS as COMPILED } from '../generated/stages.ts'
import { withHighestAnswers, withLowestAnswers } from './answer-lines.ts'
import { stageListsOf } from './stage-lists.ts'
import { MODEL } from '../../model/model.ts'

/** What a report says of its stage to the reader of these answers. */
export type StageWords = {
  /** Whose words these are: in a gap, those of the stage just below. */
  stage: StageName
  /** “A strong practice, but a weak one.” Where no two answers say that, what the stage is like. */
  subtitle: string
  /** The same for every reader of the stage. */
  description: string
  whatsWorking: readonly PickedLine[]
  whereToFocus: readonly PickedLine[]
  helps: readonly PickedLine[]
}

const HELPS_SHOWN = 2

const STAGE_MEANINGS: Readonly<Record<StageName, { subtitle: string; description: string }>> =
  COMPILED

/** Where to focus follows the steps of the plan, and the helps follow where to focus. */
export function stageWordsOf(reader: Pick<Report, 'answers' | 'scores' | 'plan'>): StageWords {
  const stage = describedStageOf(MODEL, reader.scores.overall)
  const lists = stageListsOf(stage)
  const steps = stepsOf(reader.plan).map(({ id }) => id)
  const { answers } = reader
  const whereToFocus = withLowestAnswers(
    pickLines(MODEL, lists.whereToFocus, reader, { order: 'lowest', first: steps }),
    answers,
  )
  const focus = whereToFocus.map(({ answer }) => answer.id)
  const { subtitle, description } = present(STAGE_MEANINGS[stage], `meaning of ${stage}`)
  return {
    stage,
    subtitle: headlineOf(reader)?.text ?? subtitle,
    description,
    // An answer that is to be raised is praised only where no other is as high.
    whatsWorking: withHighestAnswers(
      pickLines(MODEL, lists.whatsWorking, reader, {
        order: 'highest',
        saidElsewhere: [...steps, ...focus],
      }),
      answers,
      focus,
    ),
    whereToFocus,
    helps: pickLines(MODEL, lists.helps, reader, { order: 'lowest', first: focus }).slice(
      0,
      HELPS_SHOWN,
    ),
  }
}
