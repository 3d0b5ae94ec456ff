import type { CompleteAnswers } from '../assessment/assessment.ts'
import type { Model } from '../assessment/model.ts'
import { readReportCode } from '../report/read-report-code.ts'
import type { ReportCodeProblem } from '../report/read-report-code.ts'
import type { Result } from '../result.ts'

/** What the codes of one address say, or the first one that cannot be read. */
export function readReports(
  model: Model,
  codes: readonly string[],
): Result<readonly CompleteAnswers[], { code: string; problem: ReportCodeProblem }> {
  const answerSets: CompleteAnswers[] = []
  for (const code of codes) {
    const read = readReportCode(model, code)
    if (!read.ok) return { ok: false, error: { code, problem: read.error } }
    answerSets.push(read.value)
  }
  return { ok: true, value: answerSets }
}
