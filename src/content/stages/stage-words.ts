import type { CompleteAnswers, QuestionId } from '../../domain/assessment/assessment.ts'
import type { Scores } from '../../domain/assessment/scoring.ts'
import { describedStageOf } from '../../domain/assessment/stage-of.ts'
import type { StageName } from '../../domain/assessment/stage.ts'
import { holds } from '../../domain/report/condition.ts'
import { pickLines } from '../../domain/report/pick-lines.ts'
import type { PickedLine } from '../../domain/report/pick-lines.ts'
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

type Reader = { answers: CompleteAnswers; scores: Scores }

/** `start` is the question that the plan starts with: where to focus and the helps open with it. */
export function stageWordsOf(reader: Reader, start: QuestionId): StageWords {
  const stage = describedStageOf(reader.scores.overall)
  const texts = STAGE_TEXTS[stage]
  const whereToFocus = pickLines(texts.whereToFocus, reader, { order: 'lowest', first: start })
  return {
    stage,
    subtitle: textFor(texts.subtitle, reader.answers),
    description: textFor(texts.description, reader.answers),
    // An answer that is to be raised is praised only where no other is as high.
    whatsWorking: pickLines(texts.whatsWorking, reader, {
      order: 'highest',
      spare: whereToFocus.map(({ answer }) => answer.id),
    }),
    whereToFocus,
    helps: pickLines(texts.helps, reader, { order: 'lowest', first: start }),
  }
}

function textFor(variants: Variants, answers: CompleteAnswers): string {
  const fitting = variants.find(({ when }) => holds(when, answers))
  if (!fitting) throw new Error('The last text of a stage must be true for every reader')
  return fitting.text
}
