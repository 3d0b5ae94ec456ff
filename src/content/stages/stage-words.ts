import { spaced } from '../joined.ts'
import { answerTo, letterOf } from '../../domain/assessment/assessment.ts'
import type {
  CompleteAnswers,
  OptionNumber,
  QuestionId,
} from '../../domain/assessment/assessment.ts'
import { topOptionOf } from '../../domain/assessment/model.ts'
import { describedStageOf, gapOf } from '../../domain/assessment/stage-of.ts'
import type { StageName } from '../../domain/assessment/stage-of.ts'
import { assertDefined } from '../../domain/assert-defined.ts'
import { pickLines } from '../../domain/report/pick-lines.ts'
import { holds } from '../../domain/report/condition.ts'
import { tensionOf } from '../../domain/report/tension.ts'
import type { Tension } from '../../domain/report/tension.ts'
import { COMMA } from '../../generated/language.ts'
import { TENSIONS } from '../../generated/tensions.ts'
import type { Line, StageMeaning } from '../../domain/assessment/texts.ts'
import type { PickedLine } from '../../domain/report/pick-lines.ts'
import type { Report } from '../../domain/report/report.ts'
import { STAGE_MEANINGS } from '../../generated/stages.ts'
import { withHighestAnswers, withLowestAnswers } from './answer-lines.ts'
import { LISTS } from '../../generated/lists.ts'
import * as say from '../../generated/words/report.ts'
import { MIDDLE } from '../questions/questions.ts'
import { MODEL } from '../../generated/model.ts'

/** What a report says of its stage to the reader of these answers. */
export type StageWords = {
  /** “A strong practice, but the one to start with.” Where that one is at the top, what the stage is like. */
  subtitle: string
  /** What the stage is, unless the subtitle says it or the score is between two, and how many answers are high and low. */
  description: string
  whatsWorking: readonly PickedLine[]
  /** In place of that list, where there is nothing to praise. */
  noneWorking?: string
  whereToFocus: readonly PickedLine[]
  helps: readonly PickedLine[]
}

const HELPS_SHOWN = 2

/**
 * Where to focus is beside the plan: the lowest answers that none of its first steps raises. The first help
 * is for the first step.
 */
export function stageWordsOf(reader: Pick<Report, 'answers' | 'scores' | 'plan'>): StageWords {
  const stage = describedStageOf(MODEL, reader.scores.overall)
  const { answers, plan } = reader
  const planned = plan.first.map(({ id }) => id)
  const later = plan.later.map(({ id }) => id)
  const focus = pickLines(
    MODEL,
    // An answer at the top is looked after only where no other is lower.
    preferred(LISTS.whereToFocus, planned, answers, (option) => option < topOptionOf(MODEL)),
    reader,
    { order: 'lowest', first: later },
  )
  const tension = tensionOf(MODEL, TENSIONS, reader)
  const praised = tension?.high ? [tension.high.id] : []
  // No answer is praised that is to be raised.
  const raised = [...planned, ...idsOf(focus)]
  // One at the lowest option only where no other is higher.
  const praises = preferred(LISTS.whatsWorking, raised, answers, (option) => option > 1)
  // One that the headline praises only where there is no other.
  const others = praises.filter(({ basedOn }) => !praised.includes(basedOn))
  const isOther = others.some(({ when }) => holds(when, answers))
  const working = pickLines(MODEL, isOther ? others : praises, reader, { order: 'highest' })
  const whatsWorking = withHighestAnswers(working, reader, [raised, praised])
  const isNoneHigh = Object.values(answers).every((option) => option <= MIDDLE)
  const whereToFocus = withLowestAnswers(focus, reader, [...planned, ...idsOf(whatsWorking)])
  const asked = [...planned, ...idsOf(whereToFocus)]
  const meaning = assertDefined(STAGE_MEANINGS[stage], `meaning of ${stage}`)
  const subtitle = tension && !areAlike(answers, meaning) ? headlineOf(tension) : meaning.subtitle
  const isLeftOut = subtitle === meaning.description || gapOf(MODEL, reader.scores.overall)
  const means = isBorneOut(stage, answers) ? meaning.description : say.mixed({ stage })
  return {
    subtitle,
    description: spaced(!isLeftOut && means, answerCounts(answers)),
    whatsWorking,
    ...(whatsWorking.length === 0 && isNoneHigh && { noneWorking: say.noneWorking }),
    whereToFocus,
    helps: pickLines(MODEL, LISTS.helps, reader, { order: 'lowest', first: asked }).slice(
      0,
      HELPS_SHOWN,
    ),
  }
}

/** What a high and a low answer say together. Without a high one, the low answer is said by itself. */
function headlineOf({ high, low }: Tension): string {
  return high
    ? say.headline({ high: high.clause, low: low.clause })
    : say.alone({ low: low.clause })
}

/** One question does not stand for answers that are all alike, where the stage has a headline of its own. */
function areAlike(answers: CompleteAnswers, { subtitle, description }: StageMeaning): boolean {
  return new Set(Object.values(answers)).size === 1 && subtitle !== description
}

/** Whether at least a quarter of the answers are of this stage, unless no option is. */
function isBorneOut(stage: StageName, answers: CompleteAnswers): boolean {
  const own = MODEL.options.filter((option) => describedStageOf(MODEL, option) === stage)
  const given = Object.values(answers)
  const count = given.filter((option) => own.includes(option)).length
  return own.length === 0 || count >= given.length / 4
}

function idsOf(lines: readonly PickedLine[]): readonly QuestionId[] {
  return lines.map(({ answer }) => answer.id)
}

/** The lines about an option that `matches`, except on `excluded`; all the others if none of them holds. */
function preferred(
  all: readonly Line[],
  excluded: readonly QuestionId[],
  answers: CompleteAnswers,
  matches: (option: OptionNumber) => boolean,
): readonly Line[] {
  const lines = all.filter(({ basedOn }) => !excluded.includes(basedOn))
  const matching = lines.filter(({ basedOn }) => matches(answerTo(answers, basedOn)))
  return matching.some(({ when }) => holds(when, answers)) ? matching : lines
}

/** “The 12 answers: 7 at A, 1 at B, 4 at C.” */
function answerCounts(answers: CompleteAnswers): string {
  const given = Object.values(answers)
  const counts = MODEL.options.flatMap((option) => {
    const count = given.filter((other) => other === option).length
    return count === 0 ? [] : [{ letter: letterOf(option), count }]
  })
  const [only, ...others] = counts
  if (only && others.length === 0) return say.countsAll({ letter: only.letter })
  return say.counts({ counts: counts.map((each) => say.countsAt(each)).join(COMMA) })
}
