import type { ReactNode } from 'react'
import { beforeSharing } from '../../../content/report/in-short.ts'
import { planCalendar } from '../../../content/report/plan-calendar.ts'
import { reportText } from '../../../content/report/report-text.ts'
import { reportPathOf } from '../../../contract/pages.ts'
import { reportCodeOf } from '../../../domain/report/report-code.ts'
import type { Report } from '../../../domain/report/report.ts'
import { useOrigin } from '../../state/use-hydrated.ts'
import { Button } from '../../../ui/page/button.tsx'
import { Note } from '../../../ui/page/page.tsx'
import { Columns, ReportSection } from '../../../ui/report/report-section.tsx'
import { CopyButton } from '../../../ui/sharing/copy-button.tsx'
import { PrintButton } from '../../../ui/sharing/print-button.tsx'
import { ShareLink } from './share-link.tsx'
import { today } from './today.ts'
import { MODEL } from '../../../generated/model.ts'
import * as say from '../../../generated/words/share.ts'
import { title as plan } from '../../../generated/words/steps.ts'

/** Safari reads the file some time after the click. */
const READ_WITHIN_MS = 60_000

type ReportToolsProps = {
  report: Report
  isShared: boolean
  /** How colleagues are asked. */
  team?: ReactNode
  children: ReactNode
}

/** Ways to share the report. */
export function ReportTools({ report, isShared, team, children }: ReportToolsProps) {
  const origin = useOrigin()
  const code = reportCodeOf(MODEL, report.answers)
  const link = `${origin}${reportPathOf(code)}`
  return (
    <ReportSection title={say.title}>
      {!isShared && <Note unprinted>{beforeSharing(report)}</Note>}
      <Columns>
        <ShareLink label={say.link} hint={say.linkHint} link={link}>
          <CopyButton
            text={() => reportText(report, today(), link)}
            label={say.copy}
            look="quiet"
            doneLabel={say.copied}
            errorText={say.copyBlocked({ plan })}
          />
          <PrintButton look="quiet">{say.print}</PrintButton>
          <Button look="quiet" onClick={() => saveCalendar(planCalendar(report, today(), link))}>
            {say.calendar}
          </Button>
          {children}
        </ShareLink>
        {team}
      </Columns>
    </ReportSection>
  )
}

function saveCalendar(text: string): void {
  const file = new Blob([text], { type: 'text/calendar;charset=utf-8' })
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = 'plan.ics'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS)
}
