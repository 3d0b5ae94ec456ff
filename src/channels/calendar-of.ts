import { hrefOf } from '../contract/languages.ts'
import { againPathOf, reportPathOf } from '../contract/pages.ts'
import { planCalendar } from '../content/report/plan-calendar.ts'
import type { CompleteAnswers } from '../domain/assessment/assessment.ts'
import { reportCodeOf } from '../domain/report/report-code.ts'
import { reportOf } from '../domain/report/report.ts'
import { MODEL } from '../generated/model.ts'

/** The same file in a mail and at its address. `day`: of the run. */
export function calendarOf(answers: CompleteAnswers, day: string, siteOrigin: string): string {
  return planCalendar(reportOf(MODEL, answers), day, {
    report: reportLinkOf(answers, day, siteOrigin),
    again: `${siteOrigin}${hrefOf(againPathOf(reportCodeOf(MODEL, answers), day))}`,
  })
}

export function reportLinkOf(answers: CompleteAnswers, day: string, siteOrigin: string): string {
  return `${siteOrigin}${hrefOf(reportPathOf(reportCodeOf(MODEL, answers), day))}`
}
