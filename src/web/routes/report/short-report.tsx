import { inShortOf, inShortText } from '../../../content/in-short.ts'
import { REPORT_PATH } from '../../../contract/pages.ts'
import { reportCodeOf } from '../../../domain/report/report-code.ts'
import type { Report } from '../../../domain/report/report.ts'
import { ReportSection } from '../../ui/report/report-section.tsx'
import { ShortLines } from '../../ui/report/short-lines.tsx'

const FIRST_STEP_DAYS = 30

/** Three lines to hand on, in a mail or a chat. */
export function ShortReport({ report }: { report: Report }) {
  const by = dayFromNow(FIRST_STEP_DAYS)
  const link = `${location.origin}${REPORT_PATH}/${reportCodeOf(report.answers)}`
  return (
    <ReportSection title="In short">
      <ShortLines lines={inShortOf(report, by)} text={inShortText(report, by, link)} />
    </ReportSection>
  )
}

function dayFromNow(days: number): string {
  const day = new Date()
  day.setDate(day.getDate() + days)
  return day.toLocaleDateString('en-US', { dateStyle: 'long' })
}
