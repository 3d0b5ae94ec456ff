import type { CompleteAnswers } from '../assessment/assessment.ts'
import { readReportCode } from '../report/report-code.ts'
import type { ReportCodeProblem } from '../report/report-code.ts'
import type { Result } from '../result.ts'

/** What the codes of one address say, or the first one that cannot be read. */
export function readReports(
  codes: readonly string[],
): Result<readonly CompleteAnswers[], { code: string; problem: ReportCodeProblem }> {
  const answerSets: CompleteAnswers[] = []
  for (const code of codes) {
    const read = readReportCode(code)
    if (!read.ok) return { ok: false, error: { code, problem: read.error } }
    answerSets.push(read.value)
  }
  return { ok: true, value: answerSets }
}
