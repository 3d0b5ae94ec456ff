import type { Outcome } from '../domain/assessment/outcome.ts'
import { scoreText } from './numbers.ts'
import { stageInWords } from './report/stage-in-words.ts'
import * as say from '../generated/words/preview.ts'

/** "3.1 Evolving", "4.3 Between Strategic and Optimized" */
export function scoreAndStage(outcome: Outcome): string {
  return `${scoreText(outcome.scores.overall)} ${stageInWords(outcome)}`
}

export function sharedReportTitle(report: Outcome): string {
  return say.reportTitle({ score: scoreText(report.scores.overall), stage: stageInWords(report) })
}

/** What a chat shows below the title. */
export function sharedReportText({ scores }: Outcome): string {
  return scores.sections
    .map(({ name, score }) => say.section({ section: name, score: scoreText(score) }))
    .join(' · ')
}

export function beforeAndAfterTitle(earlier: Outcome, later: Outcome): string {
  return say.comparisonTitle({ earlier: scoreAndStage(earlier), later: scoreAndStage(later) })
}
