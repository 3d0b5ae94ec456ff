import { inShortOf, inShortText } from '../../../content/in-short.ts'
import type { Report } from '../../../domain/report/report.ts'
import { useHydrated } from '../../state/hooks/use-hydrated.ts'
import { CopyButton } from '../../ui/report/copy-button.tsx'
import { Surface } from '../../ui/report/report-section.tsx'
import { ShortLines } from '../../ui/report/short-lines.tsx'

const FIRST_STEP_DAYS = 30

/** Three lines to hand on, in a mail or a chat. */
export function ShortReport({ report, link }: { report: Report; link: string }) {
  // A page from the server is read on a day that the server does not know.
  const by = useHydrated() ? dayFromNow(FIRST_STEP_DAYS) : '____'
  return (
    <Surface
      title="In short"
      early
      action={
        <CopyButton
          text={inShortText(report, by, link)}
          label="Copy as text"
          told="Copied with the link."
          refused="Your browser did not allow it. Select the three lines and copy them yourself."
        />
      }
    >
      <ShortLines lines={inShortOf(report, by)} />
    </Surface>
  )
}

function dayFromNow(days: number): string {
  const day = new Date()
  day.setDate(day.getDate() + days)
  return day.toLocaleDateString('en-US', { dateStyle: 'long' })
}
