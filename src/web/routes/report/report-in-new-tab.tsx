import type { ReactNode } from 'react'
import { reportPathOf } from '../../../contract/pages.ts'
import { useHeadingFocus } from '../../state/focus.ts'
import { ExternalLink } from '../../../ui/page/button.tsx'
import { Buttons, Intro, Page, PageTitle } from '../../../ui/page/page.tsx'
import { WindowTitle } from '../window-title.tsx'

type ReportInNewTabProps = { code: string; children: ReactNode }

/**
 * The end of a visit in a frame. A new tab cannot see the frame's storage, so the address carries the
 * answers.
 */
export function ReportInNewTab({ code, children }: ReportInNewTabProps) {
  useHeadingFocus()
  return (
    <Page>
      <WindowTitle>Your report</WindowTitle>
      <PageTitle>Your report is ready</PageTitle>
      <Intro>
        It opens in a new tab. Its link holds your answers and no personal details: keep it to open
        the report again.
      </Intro>
      <Buttons>
        <ExternalLink href={reportPathOf(code)}>Open your report</ExternalLink>
        {children}
      </Buttons>
    </Page>
  )
}
