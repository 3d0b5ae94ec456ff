import { CURRENT_MODEL, MODELS } from '../domain/assessment/model.ts'
import { outcomesOf } from '../domain/assessment/model-scores.ts'
import type { ModelScores, Outcome } from '../domain/assessment/model-scores.ts'
import { oneDecimal } from '../domain/assessment/scoring.ts'
import { shownDifference } from '../domain/sharing/comparison.ts'
import { betweenStages } from './report/between-stages.ts'
import { SITE } from './site.ts'

/** "3.1 Evolving" */
export function scoreAndStage({ scores, stage }: Pick<ModelScores, 'scores' | 'stage'>): string {
  return `${oneDecimal(scores.overall)} ${stage}`
}

/** "3.1 Evolving: a Revenue Enablement Maturity report" */
export function sharedReportTitle(report: ModelScores): string {
  return `${scoreAndStage(report)}: a ${SITE.productName.replace(/ Assessment$/, '')} report`
}

export function reportPreview(report: ModelScores) {
  const { scores, stage, gap } = report
  return {
    title: sharedReportTitle(report),
    description: scores.sections
      .map(({ name, score }) => `${name} ${oneDecimal(score)}`)
      .join(' · '),
    picture: reportPictureOf(scores.overall, stage),
    pictureText: `A score of ${oneDecimal(scores.overall)} of 5, ${[stage, betweenStages(stage, gap)].filter(Boolean).join(', ')}, with a flag on a climb of five stages`,
  }
}

/** One for each score and stage that a report can show, whatever version it was made with. */
export function reportPictures() {
  const pictures = [CURRENT_MODEL, ...MODELS].flatMap((model) =>
    outcomesOf(model).map(({ overall, stage, gap }) => ({
      name: reportPictureOf(overall, stage),
      score: oneDecimal(overall),
      stage,
      stages: model.stages.map(({ name }) => name),
      between: betweenStages(stage, gap),
    })),
  )
  return pictures.filter(
    ({ name }, place) => pictures.findIndex((other) => other.name === name) === place,
  )
}

/** 'report-3.1-evolving' */
function reportPictureOf(overall: number, stage: string): string {
  return `report-${oneDecimal(overall)}-${keyOf(stage)}`
}

export function beforeAndAfterTitle(earlier: ModelScores, later: ModelScores): string {
  return `From ${scoreAndStage(earlier)} to ${scoreAndStage(later)}: before and after`
}

export function comparisonPreview(earlier: ModelScores, later: ModelScores) {
  const { name, way, from, to } = comparisonPictureOf(outcomeOf(earlier), outcomeOf(later))
  const flags =
    way === 'Same'
      ? `a flag ${to.words}`
      : `an outlined flag ${from.words} and a filled one ${to.words}`
  return {
    title: beforeAndAfterTitle(earlier, later),
    description: 'Two reports side by side: what moved, which steps are done and what comes next.',
    picture: name,
    pictureText: `${way}: a climb of five stages with ${flags}`,
  }
}

/** One for each way from a place on the climb to another: none claims a rise that is none. */
export function comparisonPictures() {
  const outcomes = outcomesOf(CURRENT_MODEL)
  const pictures = outcomes.flatMap((earlier) =>
    outcomes.map((later) => comparisonPictureOf(earlier, later)),
  )
  return [...new Map(pictures.map((picture) => [picture.name, picture])).values()]
}

function outcomeOf({ scores, stage, gap }: ModelScores): Outcome {
  return { overall: scores.overall, stage, gap }
}

function comparisonPictureOf(earlier: Outcome, later: Outcome) {
  const [from, to] = [climbPointOf(earlier), climbPointOf(later)]
  const difference = shownDifference(earlier.overall, later.overall)
  const way = difference === 0 ? 'Same' : difference > 0 ? 'Up' : 'Down'
  const isMove = way !== 'Same' && from.key !== to.key
  const name = isMove ? `${from.key}-to-${to.key}` : `${to.key}-${way.toLowerCase()}`
  const stages = isMove
    ? [from.name, `to ${to.name}`]
    : [way === 'Same' ? to.name : `still ${to.name}`]
  return { name: `compare-${name}`, way, from, to, stages: withCapital(stages) } as const
}

function withCapital([first = '', ...rest]: readonly string[]): string[] {
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest]
}

/** `at`: the place of the stage from 0 up; half a step more in the gap above it. */
function climbPointOf({ stage, gap }: Outcome) {
  const between = betweenStages(stage, gap)
  const name = gap && between ? gap.below : stage
  const at = CURRENT_MODEL.stages.findIndex((other) => other.name === name)
  return between
    ? { key: `above-${keyOf(name)}`, name: `above ${name}`, at: at + 0.5, words: between }
    : { key: keyOf(name), name, at, words: `on ${name}` }
}

/** 'ad-hoc' */
function keyOf(stage: string): string {
  return stage.toLowerCase().replaceAll(' ', '-')
}

export function teamPreview(title: string) {
  return {
    title: `${title}: where do we agree?`,
    description: 'Where a team’s answers differ most, and what to talk about first.',
    picture: 'team',
    pictureText: 'A climb of five stages with dots on some of its steps. Each dot is a report',
  }
}
