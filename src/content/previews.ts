import { CURRENT_MODEL, MODELS } from '../domain/assessment/model.ts'
import { outcomesOf } from '../domain/assessment/model-scores.ts'
import type { ModelScores } from '../domain/assessment/model-scores.ts'
import { oneDecimal } from '../domain/assessment/scoring.ts'
import { gapAround } from '../domain/assessment/stage-of.ts'
import type { Gap } from '../domain/assessment/stage.ts'
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
    outcomesOf(model).map(({ overall, stage }) => ({
      name: reportPictureOf(overall, stage),
      score: oneDecimal(overall),
      stage,
      stages: model.stages.map(({ name }) => name),
      between: betweenStages(stage, gapAround(model.stages, overall)),
    })),
  )
  return pictures.filter(
    ({ name }, place) => pictures.findIndex((other) => other.name === name) === place,
  )
}

/** In a gap it tells why a high score has a low stage's name. */
export function betweenStages(stage: string, gap: Gap<string> | undefined): string | undefined {
  return gap && gap.below !== stage ? `between ${gap.below} and ${gap.above}` : undefined
}

/** 'report-3.1-evolving' */
function reportPictureOf(overall: number, stage: string): string {
  return `report-${oneDecimal(overall)}-${stage.toLowerCase().replaceAll(' ', '-')}`
}

export function beforeAndAfterTitle(earlier: ModelScores, later: ModelScores): string {
  return `From ${scoreAndStage(earlier)} to ${scoreAndStage(later)}: before and after`
}

export function comparisonPreview(earlier: ModelScores, later: ModelScores) {
  return {
    title: beforeAndAfterTitle(earlier, later),
    description: 'Two reports side by side: what moved, which steps are done and what comes next.',
    picture: 'compare',
    pictureText:
      'A climb of five stages with two flags: an outlined one, and a filled one two stages higher',
  }
}

export function teamPreview(title: string) {
  return {
    title: `${title}: where do we agree?`,
    description: 'Where a team’s answers differ most, and what to talk about first.',
    picture: 'team',
    pictureText: 'Dots on a scale from A to E, some close together and some far apart',
  }
}
