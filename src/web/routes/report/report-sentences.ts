import type { ReportWords } from '../../../content/report/report-words.ts'
import { betweenStages } from '../../../content/report/between-stages.ts'
import { distanceText } from '../../../content/report/distance.ts'
import { QUESTION_COUNT } from '../../../domain/assessment/assessment.ts'
import type { Outcome } from '../../../domain/assessment/outcome.ts'
import type { NextStage } from '../../../domain/report/plan.ts'
import type { Report } from '../../../domain/report/report.ts'
import type { Stability, StageChange } from '../../../domain/report/stability.ts'
import type { Gap } from '../../../domain/assessment/stage.ts'

export type Staged = Pick<Outcome, 'stage' | 'gap'>

/** Between two stages the label alone would mislead, except where one of the two is the label. */
export function reportHeading({ stage, gap }: Staged, { stageIs }: ReportWords): string {
  const between = betweenStages(stage, gap)
  return between ? `Reported as ${stage}: ${between}` : `${stageIs} ${stage}`
}

/** On the ladder, at the stage that is reported. */
export function flagText({ stage, gap }: Staged, { here }: ReportWords): string {
  return betweenStages(stage, gap) ? 'Reported' : here
}

/** `described` is the stage whose words stand below the title. */
export function meaningTitle(stage: string, described: string): string {
  return stage === described
    ? `What ${described} means`
    : `What ${described} means (the stage just below the score)`
}

export const GAP_LABEL = 'A score between two stages is labeled Ad Hoc, whatever the answers are.'

/** In one line beside the score. */
export function gapNote({ overall }: { overall: number }): string {
  return `${overall.toFixed(2)} is between two stages: labeled Ad Hoc.`
}

/** Said of one of two scores when its total lies between two ranges. */
export function gapSentence(
  { overall }: { overall: number },
  { below, above }: Gap<string>,
  exactScore: string,
): string {
  const label = below === 'Ad Hoc' ? 'A score between two stages is labeled Ad Hoc.' : GAP_LABEL
  return `${exactScore}, ${overall.toFixed(2)}, falls between ${below} and ${above}. ${label}`
}

export function distanceSentence(nextStage: NextStage | undefined): string {
  if (!nextStage) return 'Optimized is the top stage.'
  return `${distanceText(nextStage)}.`
}

export function overallSum({ scores }: Report): string {
  const { total, overall } = scores
  return `${total} ÷ ${QUESTION_COUNT} = ${exact(overall)}`
}

export function sectionSum(options: readonly number[]): string {
  const total = options.reduce((sum, option) => sum + option, 0)
  return `(${options.join(' + ')}) ÷ ${options.length} = ${exact(total / options.length)}`
}

/** What one point more or less on one answer would change. A move of the plan may be worth two. */
export function stabilitySentence({ holds, changes }: Stability, { stage }: Staged): string {
  const told = holds ? ['No.'] : ['Yes.', ...changes.map((change) => changeSentence(change, stage))]
  return ['Would one different answer change the stage?', ...told].join(' ')
}

function changeSentence(
  { direction, stage, questionIds, beyondGap }: StageChange,
  from: string,
): string {
  const way = direction === 'up' ? 'more' : 'less'
  const end = direction === 'up' ? 'below E' : 'above A'
  const answer = questionIds.length === QUESTION_COUNT ? 'any answer' : `any answer ${end}`
  if (beyondGap) {
    const [below, above] = direction === 'up' ? [from, beyondGap] : [beyondGap, from]
    return `One point ${way} on ${answer} would land between ${below} and ${above} (labeled ${stage}), two points in ${beyondGap}.`
  }
  return `One point ${way} on ${answer} would land in ${stage}.`
}

/** Up to two decimals, with a sign where more follow. */
function exact(score: number): string {
  const short = Math.round(score * 100) / 100
  return short === score ? String(score) : `${score.toFixed(2)}…`
}
