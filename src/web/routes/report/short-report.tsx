import { longDate } from '../../../content/dates.ts'
import { inShortOf, inShortText } from '../../../content/report/in-short.ts'
import { reportPathOf } from '../../../contract/pages.ts'
import { reportCodeOf } from '../../../domain/report/report-code.ts'
import type { Report } from '../../../domain/report/report.ts'
import { useHydrated } from '../../state/hooks/use-hydrated.ts'
import { CopyButton } from '../../ui/sharing/copy-button.tsx'
import { Surface } from '../../ui/report/report-section.tsx'
import { ShortLines } from '../../ui/report/short-lines.tsx'

const FIRST_STEP_DAYS = 30

/** Three lines to hand on, in a mail or a chat. */
export function ShortReport({ report }: { report: Report }) {
  return (
    <Surface title="In short" early action={<CopyShortReport report={report} />}>
      <Lines report={report} />
    </Surface>
  )
}

/** By itself: the day makes it render twice on a page from the server. */
function Lines({ report }: { report: Report }) {
  return <ShortLines lines={inShortOf(report, useFirstStepDay())} />
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
      refused="Your browser did not allow it. Select the lines below “In short” and copy them yourself."
    />
  )
}

/** A page from the server is read on a day that the server does not know. */
function useFirstStepDay(): string {
  return useHydrated() ? dayFromNow(FIRST_STEP_DAYS) : '____'
}

function dayFromNow(days: number): string {
  const day = new Date()
  day.setDate(day.getDate() + days)
  return longDate(day)
}
