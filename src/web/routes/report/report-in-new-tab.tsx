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
import { PageHead } from '../../../ui/page/page-head.tsx'
import { WindowTitle } from '../window-title.tsx'
import { ReportClimb, reportFigure } from './report-head.tsx'
import { useMoment } from './use-moment.ts'

type ReportInNewTabProps = {
  report: Report
  /** Of the run. */
  day: string
  isNew: boolean
  team: ReactNode
  children: ReactNode
}

/**
 * The end of a visit in a frame. A new tab cannot see the frame's storage, so the address carries the
 * answers.
 */
export function ReportInNewTab({ report, day, isNew, team, children }: ReportInNewTabProps) {
  const climb = useMoment(report, isNew)
  return (
    <Page climb={climb}>
      <WindowTitle>{say.window}</WindowTitle>
      <PageHead
        badge={complete}
        title={say.ready}
        intro={say.newTab}
        figure={reportFigure({ report, climb })}
        picture={<ReportClimb report={report} />}
      />
      <Buttons>
        <ExternalLink href={hrefOf(reportPathOf(reportCodeOf(MODEL, report.answers), day))}>
          {say.open}
        </ExternalLink>
        {children}
      </Buttons>
      {team}
    </Page>
  )
}
