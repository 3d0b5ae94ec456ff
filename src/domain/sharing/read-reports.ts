import type { CompleteAnswers } from '../assessment/assessment.ts'
import type { ModelScores } from '../assessment/model-scores.ts'
import { readReportCode } from '../report/report-code.ts'
import type { ReportCodeProblem } from '../report/report-code.ts'

export type ReadReports =
  | { kind: 'answers'; answerSets: readonly CompleteAnswers[] }
  /** At least one report is of an earlier model version: scores are known, answers are not quoted. */
  | { kind: 'mixed'; reports: readonly (ModelScores | undefined)[] }
  /** The first code that cannot be read. */
  | { kind: 'unreadable'; code: string; problem: ReportCodeProblem }

/** What the codes of one address say together. `reports` has undefined for the current version. */
export function readReports(codes: readonly string[]): ReadReports {
  const answerSets: CompleteAnswers[] = []
  const reports: (ModelScores | undefined)[] = []
  for (const code of codes) {
    const report = readReportCode(code)
    if (!report.ok) return { kind: 'unreadable', code, problem: report.error }
    if (report.value.kind === 'current') answerSets.push(report.value.answers)
    reports.push(report.value.kind === 'current' ? undefined : report.value)
  }
  return answerSets.length === codes.length
    ? { kind: 'answers', answerSets }
    : { kind: 'mixed', reports }
}
