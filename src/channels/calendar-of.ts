import { againPathOf, reportPathOf } from '../contract/pages.ts'
import { planCalendar } from '../content/report/plan-calendar.ts'
import { reportCodeOf } from '../domain/report/report-code.ts'
import type { Report } from '../domain/report/report.ts'
import { MODEL } from '../generated/model.ts'

/** The same file in a mail and at its address. `day`: of the run. */
export function calendarOf(report: Report, day: string, siteOrigin: string): string {
  const code = reportCodeOf(MODEL, report.answers)
  return planCalendar(report, day, {
    report: `${siteOrigin}${reportPathOf(code, day)}`,
    again: `${siteOrigin}${againPathOf(code, day)}`,
  })
}
