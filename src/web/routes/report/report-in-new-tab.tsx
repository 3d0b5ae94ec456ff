import type { ReactNode } from 'react'
import { hrefOf } from '../../../contract/languages.ts'
import { reportPathOf } from '../../../contract/pages.ts'
import { reportCodeOf } from '../../../domain/report/report-code.ts'
import type { Report } from '../../../domain/report/report.ts'
import { MODEL } from '../../../generated/model.ts'
import { complete } from '../../../generated/words/report.ts'
import * as say from '../../../generated/words/waiting.ts'
import { ExternalLink } from '../../../ui/page/button.tsx'
import { Buttons, Page } from '../../../ui/page/page.tsx'
import { WindowTitle } from '../window-title.tsx'
import { AskTeam } from './ask-team.tsx'
import { ReportHead } from './report-head.tsx'
import { useMoment } from './use-moment.ts'

type ReportInNewTabProps = {
  report: Report
  /** Of the run. */
  day: string
  isNew: boolean
  children: ReactNode
}

/**
 * The end of a visit in a frame. A new tab cannot see the frame's storage, so the address carries the
 * answers.
 */
export function ReportInNewTab({ report, day, isNew, children }: ReportInNewTabProps) {
  const climb = useMoment(report, isNew)
  return (
    <Page climb={climb}>
      <WindowTitle>{say.window}</WindowTitle>
      <ReportHead
        report={report}
        climb={climb}
        badge={complete}
        title={say.ready}
        intro={say.newTab}
      />
      <Buttons>
        <ExternalLink href={hrefOf(reportPathOf(reportCodeOf(MODEL, report.answers), day))}>
          {say.open}
        </ExternalLink>
        {children}
      </Buttons>
      <AskTeam answers={report.answers} />
    </Page>
  )
}
