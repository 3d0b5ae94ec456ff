import { QUESTION_COUNT, TOP_OPTION } from '../../../domain/assessment/assessment.ts'
import type { QuestionId } from '../../../domain/assessment/assessment.ts'
import type { NextStage } from '../../../domain/report/next-stage.ts'
import type { Report } from '../../../domain/report/report.ts'
import { oneDecimal, TOTAL_DIVISOR } from '../../../domain/assessment/scoring.ts'
import type { Stability, StageChange } from '../../../domain/report/stability.ts'
import type { Gap } from '../../../domain/assessment/stage.ts'

/** Said beside the score when the total lies between two ranges (decision 2). */
export function gapSentence({ below, above }: Gap<string>): string {
  return `This score lies between ${below} and ${above}. Scores between two stages are reported as Ad Hoc.`
}

export function distanceSentence(nextStage: NextStage | undefined): string {
  if (!nextStage) return 'Optimized is the last stage: there is none above it.'
  return `${points(nextStage.missing)} to go to ${nextStage.stage}.`
}

export function overallSum({ scores }: Report): string {
  const { total, overall } = scores
  return `${total} ÷ ${TOTAL_DIVISOR} = ${exact(overall)}, shown as ${oneDecimal(overall)}`
}

export function sectionSum(options: readonly number[], score: number): string {
  const total = options.reduce((sum, option) => sum + option, 0)
  return `(${options.join(' + ')}) ÷ ${options.length} = ${total} ÷ ${options.length} = ${oneDecimal(score)}`
}

/** How the fewest single steps lead to the next stage, and how many ways there are to take them. */
export function wayIntroduction(
  { scores }: Report,
  { stage, missing, choices }: NextStage,
): string {
  const start = `Your answers add up to ${scores.total} of ${QUESTION_COUNT * TOP_OPTION}. ${stage} starts at ${scores.total + missing}.`
  const steps =
    missing === 1
      ? 'One answer raised by one level gets there, and nothing shorter can.'
      : `Each answer raised by one level is one point, so ${missing} single steps get there, and nothing shorter can.`
  const ways =
    choices === 1
      ? 'This is the one way to do it:'
      : `This is one of ${choices.toLocaleString('en-US')} equally short ways, lowest answers first:`
  return `${start} ${steps} ${ways}`
}

export function stabilitySentence({ holds, changes }: Stability, stage: string): string {
  if (holds) return `Yes, ${stage} holds.`
  const isNearGap = changes.some((change) => change.stage === 'Ad Hoc')
  return [
    'No.',
    ...changes.map((change) => changeSentence(change)),
    ...(isNearGap ? ['Scores between two stages are reported as Ad Hoc.'] : []),
  ].join(' ')
}

function changeSentence({ direction, stage, questionIds }: StageChange): string {
  const way = direction === 'up' ? 'higher' : 'lower'
  const which = questionIds.length === 1 ? 'The answer to' : 'Any one of the answers to'
  const result = stage === 'Ad Hoc' ? 'would be reported as Ad Hoc' : `would make it ${stage}`
  return `${which} ${questions(questionIds)}, one step ${way}, ${result}.`
}

function questions(ids: readonly QuestionId[]): string {
  if (ids.length === QUESTION_COUNT) return 'the twelve questions'
  if (ids.length === 1) return `question ${ids[0]}`
  return `questions ${ids.slice(0, -1).join(', ')} and ${ids.at(-1)}`
}

function points(count: number): string {
  return count === 1 ? '1 point' : `${count} points`
}

/** Up to two decimals, with a sign where more follow. */
function exact(score: number): string {
  const short = Math.round(score * 100) / 100
  return short === score ? String(score) : `${score.toFixed(2)}…`
}
