import { beforeForwarding, inShortOf, inShortText } from '../../../content/report/in-short.ts'
import { reportPathOf } from '../../../contract/pages.ts'
import { reportCodeOf } from '../../../domain/report/report-code.ts'
import type { Report } from '../../../domain/report/report.ts'
import { CopyButton } from '../../ui/sharing/copy-button.tsx'
import { Note } from '../../ui/page/page.tsx'
import { Surface } from '../../ui/report/report-section.tsx'
import { ShortLines } from '../../ui/report/short-lines.tsx'
import { dayFromNow, useDayFromNow } from './use-day-from-now.ts'

const FIRST_STEP_DAYS = 30

/** Three lines to hand on, in a mail or a chat. */
export function ShortReport({ report }: { report: Report }) {
  return (
    <Surface title="In short" early action={<CopyShortReport report={report} />}>
      <Lines report={report} />
      <Note unprinted>{beforeForwarding(report)}</Note>
    </Surface>
  )
}

/** By itself: the day makes it render twice on a page from the server. */
function Lines({ report }: { report: Report }) {
  return <ShortLines lines={inShortOf(report, useDayFromNow(FIRST_STEP_DAYS))} />
}

export function CopyShortReport({ report }: { report: Report }) {
  function textNow() {
    const link = `${location.origin}${reportPathOf(reportCodeOf(report.answers))}`
    return inShortText(report, dayFromNow(FIRST_STEP_DAYS), link)
  }

  return (
    <CopyButton
      text={textNow}
      label="Copy as text"
      told="Copied with the link."
      refused="Your browser blocked copying. Select the lines under “In short” and copy them."
    />
  )
}
