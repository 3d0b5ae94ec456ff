import { HOME_PATH } from '../../../contract/pages.ts'
import type { ReportCodeProblem } from '../../../domain/report/read-report-code.ts'
import { Buttons, PageTitle } from '../../../ui/page/page.tsx'
import { QuietPage } from '../../../ui/page/quiet-page.tsx'
import * as say from '../../../generated/words/codes.ts'
import { start } from '../../../generated/words/report.ts'
import { PageLink } from '../page-link.tsx'
import { CODE } from '../../../generated/sample.ts'
import { WindowTitle } from '../window-title.tsx'

const CODE_PROBLEMS: Readonly<Record<ReportCodeProblem, string>> = {
  malformed: say.malformed({ code: CODE, length: CODE.replaceAll('-', '').length }),
  'wrong-check': say.wrongCheck,
  'other-version': say.changed,
}

export function UnreadableCode({ problem }: { problem: ReportCodeProblem }) {
  return (
    <QuietPage>
      <WindowTitle>{say.unreadableWindow}</WindowTitle>
      <PageTitle>{problem === 'other-version' ? say.changedTitle : say.unreadableTitle}</PageTitle>
      <p className="intro">{CODE_PROBLEMS[problem]}</p>
      <Buttons>
        <PageLink href={HOME_PATH} look="primary">
          {start}
        </PageLink>
      </Buttons>
    </QuietPage>
  )
}
