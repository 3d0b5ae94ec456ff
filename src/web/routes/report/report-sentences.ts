import { QUESTION_COUNT } from '../../../domain/assessment/assessment.ts'
import type { QuestionId } from '../../../domain/assessment/assessment.ts'
import type { NextStage } from '../../../domain/report/plan.ts'
import type { Report } from '../../../domain/report/report.ts'
import { oneDecimal, TOTAL_DIVISOR } from '../../../domain/assessment/scoring.ts'
import type { Stability, StageChange } from '../../../domain/report/stability.ts'
import type { Gap } from '../../../domain/assessment/stage.ts'

/** Said beside the score when the total lies between two ranges (decision 2). */
export function gapSentence({ below, above }: Gap<string>): string {
  return `This score lies between ${below} and ${above}. Scores between two stages are reported as Ad Hoc.`
}

export function distanceSentence(nextStage: NextStage | undefined): string {
  if (!nextStage) return 'Optimized is the top stage.'
  return `${points(nextStage.pointsMissing)} to go to ${nextStage.stage}.`
}

export function overallSum({ scores }: Report): string {
  const { total, overall } = scores
  return `${total} ÷ ${TOTAL_DIVISOR} = ${exact(overall)}, shown as ${oneDecimal(overall)}`
}

export function sectionSum(options: readonly number[], score: number): string {
  const total = options.reduce((sum, option) => sum + option, 0)
  return `(${options.join(' + ')}) ÷ ${options.length} = ${total} ÷ ${options.length} = ${oneDecimal(score)}`
}

export function planIntroduction(nextStage: NextStage | undefined): string {
  if (!nextStage) return 'Optimized is the top stage. These steps keep it or prove it.'
  const { stage, pointsMissing } = nextStage
  return `You need ${points(pointsMissing, 'more ')} to reach ${stage}; moving one answer up one level earns one.`
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

function points(count: number, more = ''): string {
  return count === 1 ? `1 ${more}point` : `${count} ${more}points`
}

/** Up to two decimals, with a sign where more follow. */
function exact(score: number): string {
  const short = Math.round(score * 100) / 100
  return short === score ? String(score) : `${score.toFixed(2)}…`
}
