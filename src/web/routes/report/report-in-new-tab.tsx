import type { ReactNode } from 'react'
import { reportPathOf } from '../../../contract/pages.ts'
import * as say from '../../../generated/words/waiting.ts'
import { useHeadingFocus } from '../../state/focus.ts'
import { ExternalLink } from '../../../ui/page/button.tsx'
import { Buttons, Intro, Page, PageTitle } from '../../../ui/page/page.tsx'
import { WindowTitle } from '../window-title.tsx'

type ReportInNewTabProps = { code: string; team: ReactNode; children: ReactNode }

/**
 * The end of a visit in a frame. A new tab cannot see the frame's storage, so the address carries the
 * answers.
 */
export function ReportInNewTab({ code, team, children }: ReportInNewTabProps) {
  useHeadingFocus()
  return (
    <Page>
      <WindowTitle>{say.window}</WindowTitle>
      <PageTitle>{say.ready}</PageTitle>
      <Intro>{say.newTab}</Intro>
      <Buttons>
        <ExternalLink href={reportPathOf(code)}>{say.open}</ExternalLink>
        {children}
      </Buttons>
      {team}
    </Page>
  )
}
