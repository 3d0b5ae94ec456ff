import { readDayOfRun } from '../../contract/day.ts'
import { SINCE } from '../../contract/pages.ts'
import type { CompleteAnswers } from '../../domain/assessment/assessment.ts'
import { isRecord } from '../../domain/record.ts'
import { readReportCode } from '../../domain/report/read-report-code.ts'
import { reportCodeOf } from '../../domain/report/report-code.ts'
import { MODEL } from '../../generated/model.ts'
import { ARRIVED_KEY, readStored, REPORTS_KEY } from './browser-storage.ts'
import type { VisitStorage } from './browser-storage.ts'
import { paramsOf } from './source-store.ts'
import { today } from './today.ts'

const MOST = 8

/** A report of this reader. `day`: of the run. */
export type KeptReport = { answers: CompleteAnswers; day: string }

/** Remembers a finished run; of one day only the last. The report that the address named goes in with it. */
export function keepReport(
  storage: VisitStorage,
  answers: CompleteAnswers,
  day: string | undefined,
): Promise<void> {
  return storage.inTurn(() => {
    if (day === undefined) return
    const arrived = arrivedReport(storage)
    const others = [...readReports(storage), ...(arrived ? [arrived] : [])]
      .filter((other) => other.day !== day)
      .sort((one, other) => one.day.localeCompare(other.day))
    const kept = [...others, { answers, day }].slice(-MOST)
    const stored = kept.map((report) => ({
      code: reportCodeOf(MODEL, report.answers),
      day: report.day,
    }))
    storage.set(REPORTS_KEY, JSON.stringify(stored))
    storage.remove(ARRIVED_KEY)
  })
}

/** The latest report of an earlier day, if it is of these questions. */
export function reportBefore(storage: VisitStorage, day: string): KeptReport | undefined {
  return readReports(storage)
    .filter((report) => report.day < day)
    .at(-1)
}

/** The day of a run, as addresses of ours name it after their #. */
export function dayIn(hash: string): string | undefined {
  return readDayOfRun(paramsOf(hash).get('day'), new Date())
}

/** The report of an earlier day that an address named, for the run that is next. */
export function arrivedReport(storage: VisitStorage): KeptReport | undefined {
  const hash = readStored(storage, ARRIVED_KEY)
  if (typeof hash !== 'string' || !hash.startsWith(SINCE)) return undefined
  const params = paramsOf(hash)
  const report = readReport({ code: params.get('since'), day: params.get('day') })
  return report && report.day < today() ? report : undefined
}

function readReports(storage: VisitStorage): readonly KeptReport[] {
  const stored = readStored(storage, REPORTS_KEY)
  return Array.isArray(stored) ? stored.flatMap((report) => readReport(report) ?? []) : []
}

/** None of other questions, and none from the future. */
function readReport(value: unknown): KeptReport | undefined {
  if (!isRecord(value) || typeof value['code'] !== 'string') return undefined
  const read = readReportCode(MODEL, value['code'])
  const day = readDayOfRun(value['day'], new Date())
  return read.ok && day !== undefined ? { answers: read.value, day } : undefined
}
