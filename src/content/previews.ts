import type { Outcome } from '../domain/assessment/outcome.ts'
import { oneDecimal } from '../domain/assessment/scoring.ts'
import { stageInWords } from './report/stage-in-words.ts'
import { SITE } from '../generated/site.ts'

/** "3.1 Evolving", "4.3 Between Strategic and Optimized (labeled Ad Hoc)" */
export function scoreAndStage(outcome: Outcome): string {
  return `${oneDecimal(outcome.scores.overall)} ${stageInWords(outcome)}`
}

/** "3.1 Evolving: a Revenue Enablement Maturity report" */
export function sharedReportTitle(report: Outcome): string {
  return `${scoreAndStage(report)}: a ${SITE.title.replace(/ Assessment$/, '')} report`
}

/** What a chat shows below the title. */
export function sharedReportText({ scores }: Outcome): string {
  return scores.sections.map(({ name, score }) => `${name} ${oneDecimal(score)}`).join(' · ')
}

export function beforeAndAfterTitle(earlier: Outcome, later: Outcome): string {
  return `From ${scoreAndStage(earlier)} to ${scoreAndStage(later)}: before and after`
}

export const BEFORE_AND_AFTER_TEXT =
  'Two reports side by side: both scores, and each answer that moved.'

export function teamTitle(count: number): string {
  return `${count} reports: where do we agree?`
}

export const TEAM_TEXT = 'Where a team’s answers differ most, and what to talk about first.'
